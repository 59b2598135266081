import * as campaignFiles from "@/lib/contract/campaign-files";
import { exportCampaign as fileOf } from "@/lib/server/transfer/export-campaign";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaignFiles.exportCampaign, ({ db, params }) => fileOf(db, params.id)),
);
