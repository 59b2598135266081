import { beginEvening } from "@/db/queries/evening-times";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.begin,
    ({ params, write, ...reader }) =>
      write(async (tx) => {
        const { ended } = await beginEvening(tx, reader.membership.campaignId, params.id);
        const touched = [{ id: params.id }, ...(ended === undefined ? [] : [{ id: ended }])];
        return { result: await readEvening(tx, params.id, reader), touched: { evenings: touched } };
      }),
    { again: readWritten },
  ),
);
