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
        write((tx) =>
          createCharacter(tx, { ...startingCharacter(sent), campaignId, createdBy: caller.id, image }),
        ),
      ),
    { again: ([id], { db }) => findCharacter(db, id) },
  ),
);
