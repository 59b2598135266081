import { createEvening } from "@/db/queries/evening-times";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { isAhead, tellByLetter } from "@/lib/server/table/evening-letters";
import { readEvening, readWritten } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.create,
    async ({ body: { campaignId, begins = false, ...sent }, write, ...reader }) => {
      const evening = await write(async (tx) => {
        const { after, ended } = await createEvening(tx, campaignId, { ...sent, begins });
        const touched = [{ id: after.id }, ...(ended === undefined ? [] : [{ id: ended }])];
        return { result: await readEvening(tx, after.id, reader), touched: { evenings: touched } };
      });
      if (!begins)
        tellByLetter(
          reader,
          evening,
          sent.startsAt ? isAhead(sent.startsAt) && "settled" : sent.dates && "offered",
        );
      return evening;
    },
    { again: readWritten },
  ),
);
