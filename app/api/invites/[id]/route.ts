import { withdrawInvite } from "@/db/queries/invites";
import * as invites from "@/lib/contract/invites";
import { inviteTexts } from "@/lib/messages/invites";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(invites.withdraw, async ({ params, write }) => {
    await write(async (tx) => {
      const receiver = await withdrawInvite(tx, params.id);
      return { result: receiver, touched: { invites: [{ id: params.id, to: [receiver] }] } };
    });
    return { message: inviteTexts.withdrawn };
  }),
);
