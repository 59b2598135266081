import { createEncounter, findEncounter } from "@/db/queries/encounters";
import * as encounters from "@/lib/contract/encounters";
import { startingEncounter } from "@/lib/model/creature";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    encounters.create,
    ({ body: { campaignId, race = {}, ...sent }, caller, pictures, write }) =>
      storeUploads(caller.id, pictures, ({ image = null }) =>
        write((tx) => createEncounter(tx, { ...startingEncounter(sent), race, campaignId, image })),
      ),
    { again: ([id], { db }) => findEncounter(db, id) },
  ),
);
