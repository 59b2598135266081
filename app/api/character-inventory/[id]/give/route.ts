import { findBelonging, giveBelonging } from "@/db/queries/belongings";
import { giveItem } from "@/lib/contract/give-item";
import { Failure } from "@/lib/model/failure";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

const OWN = "It is theirs already";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    giveItem,
    ({ body: { characterId: to }, params, membership, write }) => {
      const { recordId: from, campaignId } = membership;
      if (to === from) throw new Failure("invalid", OWN, { fields: { character_id: OWN } });
      return write(async (tx) => {
        const { given, fromName, toName } = await giveBelonging(tx, params.id, { from, to, campaignId });
        return {
          result: given,
          touched: { characters: [{ id: from }, { id: to }] },
          happened: [{ kind: "gift", entry: { item: given.name, from: fromName, to: toName } }],
        };
      });
    },
    { again: ([id], { db }) => findBelonging(db, id) },
  ),
);
