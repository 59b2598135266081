import { findMap, openMap } from "@/db/queries/maps";
import * as maps from "@/lib/contract/maps";
import { reachOfOpened } from "@/lib/model/opened";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    maps.open,
    ({ body, params, write }) =>
      write(async (tx) => {
        const { before, after } = await openMap(tx, params.id, body.audience);
        return { result: after, touched: { maps: [reachOfOpened(before, after)] } };
      }),
    { again: ([id], { db }) => findMap(db, id) },
  ),
);
