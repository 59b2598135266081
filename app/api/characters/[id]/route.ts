import { charactersOfCampaign, deleteCharacter, changeCharacter } from "@/db/queries/characters";
import * as characters from "@/lib/contract/characters";
import { characterTexts } from "@/lib/messages/character";
import { characterChange } from "@/lib/model/creature";
import { fallAndRise, levelGained } from "@/lib/model/sheet-happenings";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where characters are listed, and a character's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(characters.list, ({ rows }) => rows, { rows: charactersOfCampaign }),
  route(characters.change, ({ body, caller, params, pictures, write }) =>
    replacePictures(caller.id, pictures, (images) =>
      write(async (tx) => {
        const change = { ...characterChange(body), ...images };
        const { row, before, orphans } = await changeCharacter(tx, params.id, change);
        return {
          result: { row, orphans },
          happened: [...fallAndRise(before, row), ...levelGained(before, row)],
        };
      }),
    ),
  ),
  route(characters.remove, async ({ params, write }) => {
    await deleteImages(await write((tx) => deleteCharacter(tx, params.id)));
    return { message: characterTexts.deleted };
  }),
);
