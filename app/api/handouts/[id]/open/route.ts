import { findHandout, openHandout } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { reachOfOpened } from "@/lib/model/opened";
import { handoutOpened } from "@/lib/server/table/handouts";
import { showTable } from "@/lib/server/table/show-table";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    handouts.open,
    ({ body, caller, params, write }) =>
      write(async (tx) => {
        const { before, after } = await openHandout(tx, params.id, body.audience);
        const { id, campaignId } = after;
        const showing = { campaignId, by: caller.id };
        const shown = body.isShown ? await showTable(tx, showing, { place: "handout", id }) : undefined;
        return {
          result: after,
          touched: {
            handouts: [reachOfOpened(before, after)],
            ...(shown?.touched ?? { shown: [], evenings: [] }),
          },
          happened: [...handoutOpened(before, after), ...(shown?.happened ?? [])],
        };
      }),
    { again: ([id], { db }) => findHandout(db, id) },
  ),
);
