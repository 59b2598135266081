import { deleteCampaign as removeCampaign, changeCampaign as updateCampaign } from "@/db/queries/campaigns";
import { changeCampaign, deleteCampaign } from "@/lib/contract/campaigns";
import { withFlags } from "@/lib/contract/roles";
import { campaignTexts } from "@/lib/messages/campaign";
import { Failure } from "@/lib/model/failure";
import { discardPictures, keepPictures } from "@/lib/server/keep-pictures";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeCampaign, async ({ body, caller, params, pictures, standing }) => {
    const changed = await keepPictures(caller.id, pictures, (images) =>
      updateCampaign(params.id, { ...body, ...images }),
    );
    if (!changed) throw new Failure("missing", campaignTexts.missing);
    await discardPictures(changed.orphans);
    return withFlags({ ...changed.campaign, role: standing.role });
  }),
  route(deleteCampaign, async ({ params }) => {
    await discardPictures(await removeCampaign(params.id));
    return { message: campaignTexts.deleted };
  }),
);
