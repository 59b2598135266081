import { oneEvening } from "@/db/queries/evening-views";
import { oneOrMissing } from "@/db/queries/rows";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { readEvening, settleQuiet } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.readOne,
    async ({ db, params, rows, ...reader }) =>
      (await settleQuiet(db, reader.membership.campaignId, rows))
        ? readEvening(db, params.id, reader)
        : oneOrMissing(rows),
    { rows: oneEvening },
  ),
);
