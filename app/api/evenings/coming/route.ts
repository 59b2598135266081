import { comingEvenings } from "@/db/queries/evening-views";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(evenings.coming, ({ rows }) => rows, { rows: comingEvenings }),
);
