import { useState } from "react";

/** Which entries, by their positions, are ticked. */
export function useTicked() {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  return {
    ticked,
    tick: (position: number) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(position)) after.add(position);
        return after;
      }),
    tickThese: (entries: readonly { position: number }[]) =>
      setTicked(new Set(entries.map(({ position }) => position))),
  };
}
