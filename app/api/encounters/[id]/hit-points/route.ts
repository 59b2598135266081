import { changeEncounterHitPoints as count } from "@/db/queries/vitals";
import { changeEncounterHitPoints, hitPointChange } from "@/lib/contract/vitals";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeEncounterHitPoints, ({ body, params, write }) =>
    write((tx) => count(tx, params.id, hitPointChange(body))),
  ),
);
