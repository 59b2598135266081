import { sendInvite as insertInvite } from "@/db/queries/invites";
import { sendInvite } from "@/lib/contract/invites";
import { spend } from "@/lib/server/http/rate-limit";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(sendInvite, async ({ body, caller, write }) => {
    await spend("invite", String(caller.id));
    return write(async (tx) => {
      const row = await insertInvite(tx, body.campaignId, caller.id, body.receiverId);
      return { result: row, touched: { invites: [{ id: row.id, to: [body.receiverId] }] } };
    });
  }),
);
