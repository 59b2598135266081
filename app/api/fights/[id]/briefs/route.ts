import { briefsOfCampaign } from "@/db/queries/fight-briefs";
import * as fights from "@/lib/contract/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(fights.listBriefs, ({ rows }) => rows, { rows: briefsOfCampaign }),
);
