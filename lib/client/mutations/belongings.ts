import { api } from "@/lib/client/api/api";
import type { OwnerKind } from "@/lib/contract/belongings";
import type { BelongingKind } from "@/lib/model/belonging";
import { mutation } from "./mutation";

/** The writes of what a character or an encounter has of one kind. */
export const belongingWrites = (owner: OwnerKind, kind: BelongingKind) => {
  const { create, change, remove, take } = api.belongingCalls[owner][kind];
  return {
    create: mutation(create),
    change: mutation(change),
    remove: mutation(remove),
    /** From the library. */
    take: mutation(take),
  };
};

/** It is the other character's then. */
export const giveItem = mutation(api.giveItem, {
  invalidates: ({ body: { characterId } }) => ({ kind: "characters", id: characterId }),
});
