import { leaveCampaign as removeOneself } from "@/db/queries/members";
import { leaveCampaign } from "@/lib/contract/campaigns";
import { campaignTexts } from "@/lib/messages/campaign";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(leaveCampaign, async ({ caller, params }) => {
    await removeOneself(params.id, caller.id);
    return { message: campaignTexts.left };
  }),
);
