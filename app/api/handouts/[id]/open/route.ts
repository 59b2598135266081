import { openHandout } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { handoutReach } from "@/lib/server/handouts";
import { showTable } from "@/lib/server/show-table";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(handouts.open, ({ body, caller, params, write }) =>
    write(async (tx) => {
      const { before, after } = await openHandout(tx, params.id, body.audience);
      const { id, campaignId } = after;
      if (body.isShown) await showTable(tx, { campaignId, by: caller.id }, { place: "handout", id });
      return { result: after, touched: { handouts: [handoutReach(before, after)] } };
    }),
  ),
);
