import { changeMap, deleteMap, mapsOfCampaign } from "@/db/queries/maps";
import { LIMIT } from "@/lib/constants";
import * as maps from "@/lib/contract/maps";
import { mapTexts } from "@/lib/messages/maps";
import { reachOfOpened } from "@/lib/model/opened";
import { mapView } from "@/lib/server/table/maps";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where maps are listed, and a map's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(maps.list, ({ rows, membership }) => rows.map((row) => mapView(row, membership.role)), {
    rows: mapsOfCampaign,
  }),
  route(maps.change, ({ body: { isFogged: _, ...sent }, caller, params, pictures, write }) =>
    replacePictures(
      caller.id,
      pictures,
      (images, { image: size }) =>
        write(async (tx) => {
          const { before, after } = await changeMap(tx, params.id, { ...sent, ...images, ...size });
          const orphans = before.image === after.image ? [] : [before.image];
          return { result: { row: after, orphans }, touched: { maps: [reachOfOpened(after)] } };
        }),
      LIMIT.map.side,
    ),
  ),
  route(maps.remove, async ({ params, write }) => {
    const { image } = await write(async (tx) => {
      const gone = await deleteMap(tx, params.id);
      return { result: gone, touched: { maps: [reachOfOpened(gone)] } };
    });
    await deleteImages([image]);
    return { message: mapTexts.deleted };
  }),
);
