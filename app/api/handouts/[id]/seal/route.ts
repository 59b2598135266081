import { findHandout, sealHandout } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { reachOfOpened } from "@/lib/model/opened";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    handouts.seal,
    ({ params, write }) =>
      write(async (tx) => {
        const { before, after } = await sealHandout(tx, params.id);
        return { result: after, touched: { handouts: [reachOfOpened(before, after)] } };
      }),
    { again: ([id], { db }) => findHandout(db, id) },
  ),
);
