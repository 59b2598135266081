import { api } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";

/**
 * Answers whether the receiver has the item although giving it was refused. After a lost answer the call is repeated, and is answered 403 by then,
 * since the item belongs to another's character.
 */
export const hasItem = (characterId: number, itemId: number) => async (error: unknown) => {
  if (!(error instanceof CallError && error.status === 403)) return false;
  try {
    const items = await call(api.belongingCalls.character.item.list, { params: { id: characterId } });
    return items.some(({ id }) => id === itemId);
  } catch {
    return false;
  }
};
