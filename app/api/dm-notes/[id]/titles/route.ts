import { titlesOfCampaign } from "@/db/queries/notes";
import * as notes from "@/lib/contract/notes";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(notes.listTitles, ({ rows }) => rows, { rows: titlesOfCampaign }),
);
