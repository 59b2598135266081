import { oneEncounter } from "@/db/queries/encounters";
import { oneOrMissing } from "@/db/queries/rows";
import * as encounters from "@/lib/contract/encounters";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(encounters.read, ({ rows }) => oneOrMissing(rows), { rows: oneEncounter }),
);
