import { createBook } from "@/db/queries/create-book";
import * as campaignFiles from "@/lib/contract/campaign-files";
import { CAMPAIGN_FILE } from "@/lib/contract/campaign-files";
import { withFlags } from "@/lib/contract/roles";
import { invalid } from "@/lib/contract/wire";
import { importTexts } from "@/lib/messages/campaign-files";
import { IMPORTING } from "@/lib/limits";
import { gateOf } from "@/lib/server/process/gate";
import { importCampaign as make } from "@/lib/server/transfer/import-campaign";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaignFiles.importCampaign, async ({ caller, pictures: { file }, write }) => {
    if (!file) throw invalid({ [CAMPAIGN_FILE]: importTexts.choose });
    // One after another: each may take seconds, which others wait for where the database is the embedded one.
    return make(caller, file, (book, report) =>
      gateOf("importing", IMPORTING).run(() =>
        write(async (tx) => {
          const row = await createBook(tx, caller.id, book);
          return {
            result: withFlags({ ...row, ...report }),
            touched: { shelf: [{ id: row.id, to: [caller.id] }] },
          };
        }),
      ),
    );
  }),
);
