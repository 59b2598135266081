import { findEncounters } from "@/db/queries/encounters";
import { createEncounters } from "@/db/queries/take";
import * as libraryTakes from "@/lib/contract/library-takes";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { takenEncounter } from "@/lib/server/table/take";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    libraryTakes.takeMonster,
    async ({ body: { campaignId, slug, count = 1 }, write }) => {
      const record = await takenEncounter(slug);
      return write((tx) => createEncounters(tx, campaignId, record, count));
    },
    { again: (ids, { db }) => findEncounters(db, ids) },
  ),
);
