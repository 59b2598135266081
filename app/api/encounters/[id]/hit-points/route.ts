import { findEncounter } from "@/db/queries/encounters";
import { changeEncounterHitPoints } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { hitPointChange } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    vitals.changeEncounterHitPoints,
    ({ body, params, write }) => write((tx) => changeEncounterHitPoints(tx, params.id, hitPointChange(body))),
    { again: ([id], { db }) => findEncounter(db, id) },
  ),
);
