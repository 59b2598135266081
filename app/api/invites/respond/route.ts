import { answerInvite } from "@/db/queries/invites";
import * as invites from "@/lib/contract/invites";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(invites.answer, ({ body, caller, write }) =>
    write(async (tx) => {
      const { campaignId, isJoined } = await answerInvite(tx, body.id, caller.id, body.accept);
      const to = [caller.id];
      const touched = {
        invites: [{ id: body.id, campaignId, to }],
        members: isJoined ? [{ id: campaignId }] : [],
        shelf: isJoined ? [{ id: campaignId, to }] : [],
      };
      const joined = { kind: "join" as const, entry: {}, person: caller.username, campaignId };
      const result = { message: body.accept ? "You joined the campaign." : "You declined the invite." };
      return { result, touched, happened: isJoined ? [joined] : [] };
    }),
  ),
);
