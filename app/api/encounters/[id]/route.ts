import {
  encountersOfCampaign,
  findEncounter,
  deleteEncounter as removeEncounter,
  changeEncounter as updateEncounter,
} from "@/db/queries/encounters";
import { changeEncounter, deleteEncounter, listEncounters } from "@/lib/contract/creatures";
import { encounterTexts } from "@/lib/messages/encounter";
import { discardPictures, replacePictures } from "@/lib/server/keep-pictures";
import { route, routes } from "@/lib/server/route";

// The id is a campaign's where encounters are listed, and an encounter's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listEncounters, ({ rows }) => rows, { rows: encountersOfCampaign }),
  route(
    changeEncounter,
    ({ body, caller, params, pictures }) =>
      replacePictures(caller.id, pictures, (images) => updateEncounter(params.id, { ...body, ...images })),
    { stored: ({ id }) => findEncounter(id) },
  ),
  route(deleteEncounter, async ({ params }) => {
    await discardPictures(await removeEncounter(params.id));
    return { message: encounterTexts.deleted };
  }),
);
