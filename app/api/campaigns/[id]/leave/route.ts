import { leaveCampaign } from "@/db/queries/members";
import * as campaigns from "@/lib/contract/campaigns";
import { campaignTexts } from "@/lib/messages/campaign";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaigns.leave, async ({ caller, params: { id }, write }) => {
    const to = [caller.id];
    await write(async (tx) => ({
      result: await leaveCampaign(tx, id, caller.id),
      touched: { members: [{ id, to }], shelf: [{ id, to }] },
    }));
    return { message: campaignTexts.left };
  }),
);
