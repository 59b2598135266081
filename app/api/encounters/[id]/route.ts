import {
  encountersOfCampaign,
  findEncounter,
  deleteEncounter as removeEncounter,
  changeEncounter as updateEncounter,
} from "@/db/queries/encounters";
import { changeEncounter, deleteEncounter, listEncounters } from "@/lib/contract/creatures";
import { encounterTexts } from "@/lib/messages/encounter";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where encounters are listed, and an encounter's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listEncounters, ({ rows }) => rows, { rows: encountersOfCampaign }),
  route(
    changeEncounter,
    ({ body, caller, params, pictures, write }) =>
      replacePictures(caller.id, pictures, (images) =>
        write((tx) => updateEncounter(tx, params.id, { ...body, ...images })),
      ),
    { stored: (db, { id }) => findEncounter(db, id) },
  ),
  route(deleteEncounter, async ({ params, write }) => {
    await deleteImages(await write((tx) => removeEncounter(tx, params.id)));
    return { message: encounterTexts.deleted };
  }),
);
