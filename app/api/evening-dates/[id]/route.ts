import { deleteDate } from "@/db/queries/evening-dates";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { readEvening } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(evenings.withdraw, ({ params, write, ...reader }) =>
    write(async (tx) => readEvening(tx, await deleteDate(tx, params.id), reader)),
  ),
);
