import { createEncounter as insertEncounter } from "@/db/queries/encounters";
import { createEncounter } from "@/lib/contract/creatures";
import { startingEncounter } from "@/lib/model/creature";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(createEncounter, ({ body: { campaignId, race = {}, ...sent }, caller, pictures, write }) =>
    storeUploads(caller.id, pictures, ({ image = null }) =>
      write((tx) => insertEncounter(tx, { ...startingEncounter(sent), race, campaignId, image })),
    ),
  ),
);
