import { leaveCampaign } from "@/db/queries/members";
import * as campaigns from "@/lib/contract/campaigns";
import { campaignTexts } from "@/lib/messages/campaign";
import { route } from "@/lib/server/http/route";
import { byMembershipEnd } from "@/lib/server/http/touched";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaigns.leave, async ({ caller, params: { id }, write }) => {
    await write(async (tx) => ({
      result: undefined,
      touched: byMembershipEnd(id, caller.id, await leaveCampaign(tx, id, caller.id)),
    }));
    return { message: campaignTexts.left };
  }),
);
