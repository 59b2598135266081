import { sendInvite as insertInvite } from "@/db/queries/invites";
import { sendInvite } from "@/lib/contract/invites";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(sendInvite, ({ body, caller, write }) =>
    write(async (tx) => {
      const row = await insertInvite(tx, body.campaignId, caller.id, body.receiverId);
      return { result: row, touched: { invites: [{ id: row.id, to: [body.receiverId] }] } };
    }),
  ),
);
