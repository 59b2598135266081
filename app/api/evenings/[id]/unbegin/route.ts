import { unbeginEvening } from "@/db/queries/evening-times";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.unbegin,
    ({ params, write, ...reader }) =>
      write(async (tx) => {
        await unbeginEvening(tx, reader.membership.campaignId, params.id);
        return readEvening(tx, params.id, reader);
      }),
    { again: readWritten },
  ),
);
