import { createMap, findMap } from "@/db/queries/maps";
import { LIMIT } from "@/lib/constants";
import * as maps from "@/lib/contract/maps";
import { invalid } from "@/lib/contract/wire";
import { mapTexts } from "@/lib/messages/maps";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

const NO_PICTURE = { image: mapTexts.imageRequired };

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    maps.create,
    ({ body: { campaignId, isFogged: _, ...sent }, caller, pictures, write }) => {
      if (!pictures.image) throw invalid(NO_PICTURE);
      return storeUploads(
        caller.id,
        pictures,
        ({ image }, { image: size }) => {
          if (image === undefined || !size) throw invalid(NO_PICTURE);
          return write((tx) => createMap(tx, campaignId, { ...sent, image, ...size }));
        },
        LIMIT.map.side,
      );
    },
    { again: ([id], { db }) => findMap(db, id) },
  ),
);
