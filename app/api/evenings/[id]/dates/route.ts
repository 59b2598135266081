import { addDate } from "@/db/queries/evening-dates";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { isAhead, tellByLetter } from "@/lib/server/table/evening-letters";
import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.offer,
    async ({ body, params, write, ...reader }) => {
      let isNew = false;
      const evening = await write(async (tx) => {
        isNew = await addDate(tx, params.id, body.startsAt);
        return readEvening(tx, params.id, reader);
      });
      tellByLetter(reader, evening, isNew && isAhead(body.startsAt) ? "offered" : undefined);
      return evening;
    },
    { again: readWritten },
  ),
);
