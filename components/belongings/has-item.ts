import { api } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";

/**
 * Tells whether a gift that was refused lies with its receiver already. Where the answer got lost the call is repeated, and whoever gives
 * away what is their own character's may not do it a second time: that is answered 403.
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
