import { oneEncounter } from "@/db/queries/encounters";
import { only } from "@/db/queries/rows";
import { readEncounter } from "@/lib/contract/creatures";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(readEncounter, ({ rows }) => only(rows), { rows: oneEncounter }),
);
