import { exportCampaign } from "@/lib/contract/campaign-files";
import { exportCampaign as fileOf } from "@/lib/server/export-campaign";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(exportCampaign, ({ db, params }) => fileOf(db, params.id)),
);
