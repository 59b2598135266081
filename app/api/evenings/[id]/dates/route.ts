import { addDate } from "@/db/queries/evening-dates";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { tellByLetter } from "@/lib/server/table/evening-letters";
import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.offer,
    async ({ body, params, write, ...reader }) => {
      const evening = await write(async (tx) => {
        await addDate(tx, params.id, body.startsAt);
        return readEvening(tx, params.id, reader);
      });
      tellByLetter(reader, evening, "offered");
      return evening;
    },
    { again: readWritten },
  ),
);
