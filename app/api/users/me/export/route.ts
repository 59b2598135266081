import * as campaignFiles from "@/lib/contract/campaign-files";
import { exportAccount as fileOf } from "@/lib/server/transfer/export-account";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaignFiles.exportAccount, ({ caller, db }) => fileOf(db, caller.id)),
);
