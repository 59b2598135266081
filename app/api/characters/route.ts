import { createCharacter as insertCharacter } from "@/db/queries/characters";
import { createCharacter } from "@/lib/contract/creatures";
import { startingCharacter } from "@/lib/model/creature";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(createCharacter, ({ body: { campaignId, ...sent }, caller, pictures, write }) =>
    storeUploads(caller.id, pictures, ({ image = null }) =>
      write((tx) =>
        insertCharacter(tx, { ...startingCharacter(sent), campaignId, createdBy: caller.id, image }),
      ),
    ),
  ),
);
