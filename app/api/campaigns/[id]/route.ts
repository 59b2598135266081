import { deleteCampaign, changeCampaign } from "@/db/queries/campaigns";
import * as campaigns from "@/lib/contract/campaigns";
import { withFlags } from "@/lib/contract/roles";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { byCampaignDeletion, onShelves } from "@/lib/server/http/touched";
import { callingOffAll } from "@/lib/server/table/evening-letters";

/** Whether a change shows on the members' shelves. */
const isOnShelf = ({ name, coverImage, coverColour }: Partial<Campaign>) =>
  [name, coverImage, coverColour].some((value) => value !== undefined);

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaigns.change, async ({ body, caller, params, pictures, membership, write }) => {
    const changed = await replacePictures(caller.id, pictures, (images) =>
      write(async (tx) => ({
        result: await changeCampaign(tx, params.id, { ...body, ...images }),
        touched: { shelf: isOnShelf({ ...body, ...images }) ? await onShelves(tx, [params.id]) : [] },
      })),
    );
    return withFlags({ ...changed, role: membership.role });
  }),
  route(campaigns.remove, async ({ caller, params, write }) => {
    let tell: Awaited<ReturnType<typeof callingOffAll>>;
    const pictures = await write(async (tx) => {
      tell = await callingOffAll(tx, [params.id], { by: caller.id });
      const touched = await byCampaignDeletion(tx, params.id);
      return { result: await deleteCampaign(tx, params.id), touched };
    });
    tell?.();
    await deleteImages(pictures);
    return { message: campaignTexts.deleted };
  }),
);
