import { findEncounters } from "@/db/queries/encounters";
import * as encounters from "@/lib/contract/encounters";
import { duplicateEncounter as make } from "@/lib/server/transfer/duplicate";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    encounters.duplicate,
    ({ body: { count = 1 }, caller, db, params, write }) =>
      make(params.id, { db, userId: caller.id, count }, write),
    { load: "heavy", waits: true, again: (ids, { db }) => findEncounters(db, ids) },
  ),
);
