import { sendInvite } from "@/db/queries/invites";
import * as invites from "@/lib/contract/invites";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(invites.send, ({ body, caller, write }) =>
    write(async (tx) => {
      const row = await sendInvite(tx, body.campaignId, caller.id, body.receiverId);
      return { result: row, touched: { invites: [{ id: row.id, to: [body.receiverId] }] } };
    }),
  ),
);
