import {
  encountersOfCampaign,
  findEncounter,
  deleteEncounter,
  changeEncounter,
} from "@/db/queries/encounters";
import * as encounters from "@/lib/contract/encounters";
import { encounterTexts } from "@/lib/messages/encounter";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where encounters are listed, and an encounter's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(encounters.list, ({ rows }) => rows, { rows: encountersOfCampaign }),
  route(
    encounters.change,
    ({ body, caller, params, pictures, write }) =>
      replacePictures(caller.id, pictures, (images) =>
        write((tx) => changeEncounter(tx, params.id, { ...body, ...images })),
      ),
    { stored: (db, { id }) => findEncounter(db, id) },
  ),
  route(encounters.remove, async ({ params, write }) => {
    await deleteImages(await write((tx) => deleteEncounter(tx, params.id)));
    return { message: encounterTexts.deleted };
  }),
);
