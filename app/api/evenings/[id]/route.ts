import { changeEvening, deleteEvening } from "@/db/queries/evenings";
import { eveningsOfCampaign, listEvenings } from "@/db/queries/evening-views";
import { viewerOf } from "@/db/queries/visibility";
import * as evenings from "@/lib/contract/evenings";
import { eveningTexts } from "@/lib/messages/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { occasionOf, tellByLetter, tellCallingOff } from "@/lib/server/table/evening-letters";
import { eveningReach, readEvening, settleQuiet } from "@/lib/server/table/evenings";

// The id is a campaign's where evenings are listed, and an evening's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.list,
    async ({ caller, db, membership: { role }, params, rows }) => {
      if (!(await settleQuiet(db, params.id, rows))) return rows;
      const now = await listEvenings(
        db,
        rows.map(({ id }) => id),
        viewerOf({ role, userId: caller.id }),
      );
      return now;
    },
    { rows: eveningsOfCampaign },
  ),
  route(evenings.change, async ({ body, params, write, ...reader }) => {
    let occasion: ReturnType<typeof occasionOf>;
    const evening = await write(async (tx) => {
      const changed = await changeEvening(tx, params.id, body);
      occasion = occasionOf(changed);
      const touched = body.there ? { id: params.id } : eveningReach(changed);
      return { result: await readEvening(tx, params.id, reader), touched: { evenings: [touched] } };
    });
    tellByLetter(reader, evening, occasion);
    return evening;
  }),
  route(evenings.remove, async ({ params, write, ...sender }) => {
    tellCallingOff(sender, await write((tx) => deleteEvening(tx, params.id)));
    return { message: eveningTexts.calledOff };
  }),
);
