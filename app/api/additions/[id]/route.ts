import { changeAddition, deleteAddition, lockAddition } from "@/db/queries/additions";
import * as evenings from "@/lib/contract/evenings";
import { eveningTexts } from "@/lib/messages/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { additionReach, guardSecret, guardSpeaker } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(evenings.changeAddition, ({ body, params, write, ...reader }) =>
    write(async (tx) => {
      await guardSpeaker(tx, reader.membership.campaignId, body.characterId, reader);
      const before = await lockAddition(tx, params.id, reader.caller.id);
      guardSecret(before, body.audience, reader);
      const after = await changeAddition(tx, before, body);
      const reach = additionReach(before, before.audience, after.audience);
      return { result: after, touched: { evenings: [reach] } };
    }),
  ),
  route(evenings.removeAddition, async ({ caller, params, write }) => {
    await write(async (tx) => {
      const gone = await deleteAddition(tx, params.id, caller.id);
      return {
        result: gone,
        touched: { evenings: [additionReach(gone, gone.audience)] },
      };
    });
    return { message: eveningTexts.additionDeleted };
  }),
);
