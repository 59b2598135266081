import { answerInvite as settleInvite } from "@/db/queries/invites";
import { answerInvite } from "@/lib/contract/invites";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(answerInvite, async ({ body, caller }) => {
    await settleInvite(body.id, caller.id, body.accept);
    return { message: body.accept ? "You joined the campaign." : "You declined the invite." };
  }),
);
