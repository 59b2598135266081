"use client";

import { useState } from "react";
import type { FightView } from "@/lib/model/fight";

/** Who of a fight is chosen: one, or several at once; nobody means whoever has the turn. */
export function useChosen(fight: FightView | null) {
  const [state, setState] = useState<{ ids: readonly number[]; several: boolean }>({
    ids: [],
    several: false,
  });
  const present = fight?.combatants ?? [];
  const chosen = present.filter(({ id }) => state.ids.includes(id));
  const { several } = state;
  const turn = present.find(({ id }) => id === fight?.turn) ?? present[0];
  return {
    /** In the order of turns. */
    chosen,
    several,
    /** The one that the right page is about. */
    one: chosen[0] ?? turn,
    choose: (id: number) => setState({ ids: [id], several: false }),
    /** Takes one in with others, or out. */
    pick: (id: number) =>
      setState((before) => {
        const ids = before.several ? before.ids : [];
        const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
        return { ids: next, several: next.length > 0 };
      }),
    /** Several are to be chosen, nobody is yet. */
    gather: () => setState({ ids: [], several: true }),
    release: () => setState({ ids: [], several: false }),
  };
}
