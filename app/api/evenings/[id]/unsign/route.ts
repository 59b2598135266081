import { unsignEvening } from "@/db/queries/evenings";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.unsign,
    ({ params, write, ...reader }) =>
      write(async (tx) => {
        await unsignEvening(tx, params.id);
        return readEvening(tx, params.id, reader);
      }),
    { again: readWritten },
  ),
);
