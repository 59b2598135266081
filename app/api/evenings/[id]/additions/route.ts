import { createAddition, findAddition } from "@/db/queries/additions";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { additionReach, guardSpeaker } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    evenings.add,
    ({ body, params, write, ...reader }) =>
      write(async (tx) => {
        await guardSpeaker(tx, reader.membership.campaignId, body.characterId, reader);
        const made = await createAddition(tx, params.id, { ...body, userId: reader.caller.id });
        return {
          result: made,
          touched: { evenings: [additionReach({ ...made, isToSigned: true }, made.audience)] },
        };
      }),
    { again: ([id], { db }) => findAddition(db, id) },
  ),
);
