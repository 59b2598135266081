import { answerInvite as settleInvite } from "@/db/queries/invites";
import { answerInvite } from "@/lib/contract/invites";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(answerInvite, async ({ body, caller, write }) => {
    await write(async (tx) => {
      const campaignId = await settleInvite(tx, body.id, caller.id, body.accept);
      const to = [caller.id];
      const touched = {
        invites: [{ id: body.id, campaignId, to }],
        members: body.accept ? [{ id: campaignId }] : [],
        shelf: body.accept ? [{ id: campaignId, to }] : [],
      };
      return { result: campaignId, touched };
    });
    return { message: body.accept ? "You joined the campaign." : "You declined the invite." };
  }),
);
