import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useHeldGrip } from "./use-held-grip";
import { positionsAfterMove } from "@/lib/rules/positions";

interface Row {
  id: number;
  position: number;
}
interface Moved<R> {
  /** What a row is called. */
  nameOf: (row: R) => string;
  /** Whether two rows stand in the same list: none is moved from one to another. */
  isBeside: (one: R, other: R) => boolean;
  /** Those that a search hides too, in their order: where no room is left they are moved along. */
  all?: readonly R[];
  /** Keeps the new places. */
  save: (moved: readonly Row[]) => void;
}
interface Lift {
  id: number;
  /** Where it stands now among the rows of its group. */
  index: number;
}

export interface Moving<R> {
  lifted: number | undefined;
  /** For the grip of a row. */
  handlers: (row: R, group: readonly R[]) => object;
}

/** The row under the pointer, by its number among the rows of the list. */
const indexAt = (grip: Element, y: number): number | undefined => {
  const rows = [...(grip.closest("ul")?.children ?? [])];
  const index = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return index < 0 ? undefined : index;
};

/** Moves the rows of lists: one is lifted by its grip with the pointer or the space key, and laid down where it then is. */
export function useMovedRows<R extends Row>(
  rows: readonly R[],
  { nameOf, isBeside, all = rows, save }: Moved<R>,
) {
  const [lift, setLift] = useState<Lift>();
  const [said, say] = useState("");
  const drag = useHeldGrip();

  const layDown = (group: readonly R[]) => {
    setLift(undefined);
    if (!lift) return;
    const others = group.filter(({ id }) => id !== lift.id);
    const next = others[lift.index];
    const last = others.at(-1);
    const rest = all.filter(({ id }) => id !== lift.id);
    const place = next ? rest.indexOf(next) : last ? rest.indexOf(last) + 1 : 0;
    const isMoved = group.findIndex(({ id }) => id === lift.id) !== lift.index;
    if (isMoved) save(positionsAfterMove(all, lift.id, place));
  };
  const handlers = (row: R, group: readonly R[]) => {
    const { id } = row;
    const isLifted = lift?.id === id;
    const index = group.findIndex((one) => one.id === id);
    const original = rows.filter((one) => isBeside(one, row));
    const moveTo = (to: number) => {
      const place = Math.min(group.length - 1, Math.max(0, to));
      setLift({ id, index: place });
      say(`${nameOf(row)}: place ${place + 1} of ${group.length}`);
    };
    return {
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (event.key === " " || event.key === "Enter") {
          if (isLifted) layDown(original);
          else moveTo(index);
        } else if (isLifted && event.key === "Escape") setLift(undefined);
        else if (isLifted && step !== undefined) moveTo(index + step);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: () => isLifted && !drag.isHeld() && layDown(original),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (drag.take(event)) setLift({ id, index });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag.isOf(event) || !isLifted) return;
        const to = indexAt(event.currentTarget, event.clientY);
        if (to !== undefined && to !== lift.index) moveTo(to);
      },
      onPointerUp: (event: PointerEvent) => {
        if (drag.letGo(event)) layDown(original);
      },
      onPointerCancel: (event: PointerEvent) => {
        if (drag.letGo(event)) setLift(undefined);
      },
    };
  };

  const raised = rows.find(({ id }) => id === lift?.id);
  let listed = rows;
  if (lift && raised) {
    const group = rows.filter((one) => isBeside(one, raised) && one !== raised);
    const others = rows.filter((one) => !isBeside(one, raised));
    listed = [...group.toSpliced(lift.index, 0, raised), ...others];
  }
  return { listed, said, moving: { lifted: lift?.id, handlers } satisfies Moving<R> };
}
