import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { attempt } from "@/lib/client/mutations/attempt";
import { moveHandout } from "@/lib/client/mutations/handouts";
import { handoutTexts } from "@/lib/messages/handouts";
import type { KeptHandout } from "@/lib/model/handout";
import { positionsAfterMove } from "@/lib/rules/positions";

type Rows = readonly KeptHandout[];
interface Lift {
  id: number;
  /** Where it stands now among the rows of its group. */
  index: number;
}

export interface Moving {
  lifted: number | undefined;
  /** For the grip of a row. */
  handlers: (handout: KeptHandout, group: Rows) => object;
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

const savePositions = (campaignId: number, moved: readonly { id: number; position: number }[]) =>
  attempt(
    () =>
      Promise.all(
        moved.map(({ id, position }) => moveHandout(campaignId, { params: { id }, body: { position } })),
      ),
    { failed: handoutTexts.moveFailed, sentence: "unsaid", about: "handout" },
  );

/** Moves handouts: a row is lifted by its grip with the pointer or the space key, and laid down where it then is. */
export function useMovedHandouts(campaignId: number, handouts: Rows) {
  const [lift, setLift] = useState<Lift>();
  const [said, say] = useState("");
  const isDragged = useRef(false);

  const layDown = (group: Rows) => {
    setLift(undefined);
    if (!lift) return;
    const others = group.filter(({ id }) => id !== lift.id);
    const next = others[lift.index];
    const last = others.at(-1);
    const rest = handouts.filter(({ id }) => id !== lift.id);
    const place = next ? rest.indexOf(next) : last ? rest.indexOf(last) + 1 : 0;
    const isMoved = group.findIndex(({ id }) => id === lift.id) !== lift.index;
    if (isMoved) void savePositions(campaignId, positionsAfterMove(handouts, lift.id, place));
  };
  const handlers = (handout: KeptHandout, group: Rows) => {
    const { id, title } = handout;
    const isLifted = lift?.id === id;
    const index = group.findIndex((one) => one.id === id);
    const original = handouts.filter((one) => one.isSealed === handout.isSealed);
    const moveTo = (to: number) => {
      const place = Math.min(group.length - 1, Math.max(0, to));
      setLift({ id, index: place });
      say(`${title}: place ${place + 1} of ${group.length}`);
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
      onBlur: () => isLifted && !isDragged.current && layDown(original),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
        setLift({ id, index });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!isDragged.current || !isLifted) return;
        const to = indexAt(event.currentTarget, event.clientY);
        if (to !== undefined && to !== lift.index) moveTo(to);
      },
      onPointerUp: () => {
        if (!isDragged.current) return;
        isDragged.current = false;
        layDown(original);
      },
      onPointerCancel: () => {
        isDragged.current = false;
        setLift(undefined);
      },
    };
  };

  const raised = handouts.find(({ id }) => id === lift?.id);
  let listed = handouts;
  if (lift && raised) {
    const group = handouts.filter((one) => one.isSealed === raised.isSealed && one !== raised);
    const others = handouts.filter((one) => one.isSealed !== raised.isSealed);
    listed = [...group.toSpliced(lift.index, 0, raised), ...others];
  }
  return { listed, said, moving: { lifted: lift?.id, handlers } satisfies Moving };
}
