import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

export const createCampaign = mutation(api.campaigns.create);
export const changeCampaign = mutation(api.campaigns.change);
export const removeCampaign = mutation(api.campaigns.remove);
export const leaveCampaign = mutation(api.campaigns.leave);
export const importCampaign = mutation(api.campaignFiles.importCampaign);
