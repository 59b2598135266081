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
 * The creature that a book is open at. One that somebody else deleted is held as it was known last while something is unsaved or a form
 * holds it, so that the form isn't unmounted. `isLost` where it is neither listed nor held.
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
