import { answerDates } from "@/db/queries/evening-dates";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.say,
    ({ body, params, write, ...reader }) =>
      write(async (tx) => {
        await answerDates(tx, params.id, { ...body, userId: reader.caller.id });
        return readEvening(tx, params.id, reader);
      }),
    { again: readWritten },
  ),
);
