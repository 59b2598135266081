import { lastShown } from "@/db/queries/shown";
import { viewerOf } from "@/db/queries/visibility";
import * as shown from "@/lib/contract/shown";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { clearTable, showTable } from "@/lib/server/table/show-table";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(shown.read, ({ caller, db, membership: { role }, params }) =>
    lastShown(db, params.id, viewerOf({ role, userId: caller.id })),
  ),
  route(
    shown.show,
    ({ body, caller, params, write }) =>
      write((tx) => showTable(tx, { campaignId: params.id, by: caller.id }, body)),
    {
      // A repeated request is answered with the page shown last, not with its own: the browser shows what is answered, and would put the
      // older page over what was shown since.
      again: (_, { caller, db, membership: { campaignId, role } }) =>
        lastShown(db, campaignId, viewerOf({ role, userId: caller.id })),
    },
  ),
  route(shown.clear, async ({ params, write }) => {
    await write((tx) => clearTable(tx, params.id));
    return { message: "The table is cleared." };
  }),
);
