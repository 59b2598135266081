import {
  charactersOfCampaign,
  deleteCharacter as removeCharacter,
  changeCharacter as updateCharacter,
} from "@/db/queries/characters";
import { changeCharacter, deleteCharacter, listCharacters } from "@/lib/contract/creatures";
import { characterTexts } from "@/lib/messages/character";
import { characterChange } from "@/lib/model/creature";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where characters are listed, and a character's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listCharacters, ({ rows }) => rows, { rows: charactersOfCampaign }),
  route(changeCharacter, ({ body, caller, params, pictures, write }) =>
    replacePictures(caller.id, pictures, (images) =>
      write((tx) => updateCharacter(tx, params.id, { ...characterChange(body), ...images })),
    ),
  ),
  route(deleteCharacter, async ({ params, write }) => {
    await deleteImages(await write((tx) => removeCharacter(tx, params.id)));
    return { message: characterTexts.deleted };
  }),
);
