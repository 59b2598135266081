import { changeEncounterHitPoints as count } from "@/db/queries/vitals";
import { changeEncounterHitPoints, hitPointChange } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeEncounterHitPoints, ({ body, params, write }) =>
    write((tx) => count(tx, params.id, hitPointChange(body))),
  ),
);
