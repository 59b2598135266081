import { joinByLink } from "@/db/queries/invite-links";
import * as inviteLinks from "@/lib/contract/invite-links";
import { withFlags } from "@/lib/contract/roles";
import { byToken, readInvitation } from "@/lib/server/table/join";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(inviteLinks.read, ({ db, params, request }) => readInvitation(db, params.token, request.headers)),
  route(inviteLinks.join, ({ caller, params, request, write }) =>
    byToken(params.token, request.headers, (tokenHash) =>
      write(async (tx) => {
        const joined = await joinByLink(tx, tokenHash, caller.id);
        if (!joined)
          return { result: undefined, touched: { members: [], shelf: [], invites: [] }, happened: [] };
        const { campaign, linkId } = joined;
        const { id } = campaign;
        const to = [caller.id];
        return {
          result: withFlags(campaign),
          touched: {
            members: [{ id }],
            shelf: [{ id, to }],
            invites: [{ id: linkId, campaignId: id, to }],
          },
          happened: [{ kind: "join", entry: {}, person: caller.username, campaignId: id }],
        };
      }),
    ),
  ),
);
