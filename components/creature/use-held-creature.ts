import { useRef } from "react";
import { useStore } from "@/lib/client/page/create-store";
import { unsaved } from "@/lib/client/storage/unsaved";
import { holds } from "./hold";

interface Listed<C> {
  /** With what is being deleted; undefined where nothing could be fetched. */
  known: C[] | undefined;
  /** Without it. */
  creatures: C[] | undefined;
}

/**
 * The book's current creature. After another user deletes it, the last fetched version stays current while there are unsaved changes or a form
 * holds it (`useHold`): otherwise React would unmount the form with what is typed. `isLost` where it is neither listed nor held.
 */
export function useHeldCreature<C extends { id: number }>(
  { known, creatures }: Listed<C>,
  id: number | null,
) {
  const isHeld = useStore(unsaved) + useStore(holds) > 0;
  const current = useRef<C | null>(null);
  const isId = (one: C) => one.id === id;
  const isGone = id !== null && known && !known.some(isId);
  if (!isGone || !isHeld || current.current?.id !== id) current.current = creatures?.find(isId) ?? null;
  return { current: current.current, isLost: isGone && !current.current };
}
