import { createCharacter, findCharacter } from "@/db/queries/characters";
import * as characters from "@/lib/contract/characters";
import { startingCharacter } from "@/lib/model/creature";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    characters.create,
    ({ body: { campaignId, ...sent }, caller, pictures, write }) =>
      storeUploads(caller.id, pictures, ({ image = null }) =>
        write(async (tx) => {
          const made = { ...startingCharacter(sent), campaignId, createdBy: caller.id, image };
          const character = await createCharacter(tx, made);
          return { result: character, happened: [{ kind: "character", entry: { name: character.name } }] };
        }),
      ),
    { again: ([id], { db }) => findCharacter(db, id) },
  ),
);
