"use client";

import { useCallback, useState } from "react";
import type { FightView } from "@/lib/model/fight";

interface Chosen {
  /** The fight. */
  of: number | undefined;
  ids: readonly number[];
  several: boolean;
}

/** Who of a fight is chosen: one, or several at once; nobody means whoever has the turn. */
export function useChosen(fight: FightView | null) {
  const nobody: Chosen = { of: fight?.id, ids: [], several: false };
  const [known, setState] = useState(nobody);
  const [held, setHeld] = useState<ReadonlyMap<object, number>>(new Map());
  // Another fight begins with nobody chosen.
  const current = (chosen: Chosen): Chosen => (chosen.of === fight?.id ? chosen : nobody);
  const state = current(known);
  const present = fight?.combatants ?? [];
  const chosen = present.filter(({ id }) => state.ids.includes(id));
  const { several } = state;
  const inHand = new Set(held.values());
  const turn = present.find(({ id }) => id === fight?.turn) ?? present[0];
  const one = chosen[0] ?? present.find(({ id }) => inHand.has(id)) ?? turn;
  return {
    /** In the order of turns. */
    chosen,
    several,
    /** The one that the right page is about. */
    one,
    /** Whether the page is about it whoever has the turn. */
    isChosen: chosen.length > 0 || one?.id !== turn?.id,
    /** Keeps one on the page though the turn goes on, for as long as something is done with it there; null lets it go. */
    hold: useCallback(
      (by: object, id: number | null) =>
        setHeld((before) => {
          const next = new Map(before);
          if (id === null) next.delete(by);
          else next.set(by, id);
          return next;
        }),
      [],
    ),
    choose: (id: number) => setState({ ...nobody, ids: [id] }),
    /** Takes one in with others, or out. */
    pick: (id: number) =>
      setState((before) => {
        const { ids: were, several: wereSeveral } = current(before);
        const ids = wereSeveral ? were : [];
        const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
        return { ...nobody, ids: next, several: next.length > 0 };
      }),
    /** Several are to be chosen, nobody is yet. */
    gather: () => setState({ ...nobody, several: true }),
    release: () => setState(nobody),
  };
}
