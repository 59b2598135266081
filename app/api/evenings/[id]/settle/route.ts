import { settleDate } from "@/db/queries/evening-dates";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { occasionOf, tellByLetter } from "@/lib/server/table/evening-letters";
import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.settle,
    async ({ body, params, write, ...reader }) => {
      let occasion: ReturnType<typeof occasionOf>;
      const evening = await write(async (tx) => {
        occasion = occasionOf(await settleDate(tx, params.id, body.dateId));
        return readEvening(tx, params.id, reader);
      });
      tellByLetter(reader, evening, occasion);
      return evening;
    },
    { again: readWritten },
  ),
);
