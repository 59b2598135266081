import { createLink, linksOfCampaign } from "@/db/queries/invite-links";
import * as inviteLinks from "@/lib/contract/invite-links";
import { joinAddress } from "@/lib/server/table/join";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { hashOfToken, newToken } from "@/lib/server/auth/secret-token";

const HOUR_MS = 3_600_000;

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(inviteLinks.list, ({ rows }) => rows, { rows: linksOfCampaign }),
  route(inviteLinks.create, async ({ body: { hours, uses = null }, caller, params, request, write }) => {
    const token = newToken();
    const made = {
      campaignId: params.id,
      createdBy: caller.id,
      tokenHash: hashOfToken(token),
      expiresAt: new Date(Date.now() + hours * HOUR_MS),
      uses,
    };
    const link = await write((tx) => createLink(tx, made, caller.username));
    return { ...link, url: joinAddress(request, token) };
  }),
);
