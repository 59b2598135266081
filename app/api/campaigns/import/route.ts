import { CAMPAIGN_FILE, importCampaign } from "@/lib/contract/campaign-files";
import { withFlags } from "@/lib/contract/roles";
import { invalid } from "@/lib/contract/wire";
import { importTexts } from "@/lib/messages/campaign-files";
import { importCampaign as make } from "@/lib/server/import-campaign";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(importCampaign, async ({ caller, pictures: { file } }) => {
    if (!file) throw invalid({ [CAMPAIGN_FILE]: importTexts.choose });
    return withFlags(await make(caller, file));
  }),
);
