"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useHeldGrip } from "@/components/book/use-held-grip";

interface Placed {
  id: number;
}

/** Which row of a list lies under a height of the screen. */
const rowAt = (list: HTMLElement, y: number): number =>
  [...list.children].findIndex((row) => y < row.getBoundingClientRect().bottom);

/**
 * Rows that are put elsewhere by their grips: dragged with pointer or thumb, or moved by the arrow keys.
 * @param move puts one in front of another; null is the end
 */
export function useReorder(rows: readonly Placed[], move: (id: number, before: number | null) => void) {
  const list = useRef<HTMLOListElement>(null);
  // The dragged row and the row under the pointer by id, not by index, because a live initiative sorts the rows anew during the drag.
  const [dragged, setDragged] = useState<{ id: number; over: number } | null>(null);
  const drag = useHeldGrip();

  // A row that is put further down is taken out of the page for a moment, and its grip loses the focus.
  const moved = useRef<number>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${moved.current}"]`)?.focus();
    moved.current = undefined;
  }, [rows]);

  const placeOf = (id: number) => rows.findIndex((row) => row.id === id);
  const put = (from: number, to: number) => {
    const one = rows[from];
    if (!one || to < 0 || from === to) return;
    moved.current = one.id;
    const before = rows[to > from ? to + 1 : to];
    move(one.id, before?.id ?? null);
  };
  const grip = (at: number) => ({
    "data-grip": rows[at]?.id,
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      const to = at + by;
      if (to >= 0 && to < rows.length) put(at, to);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const one = rows[at];
      if (one && drag.take(event)) setDragged({ id: one.id, over: one.id });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.isOf(event) || !dragged || !list.current) return;
      const found = rows[rowAt(list.current, event.clientY)] ?? rows.at(-1);
      if (found && found.id !== dragged.over) setDragged({ ...dragged, over: found.id });
    },
    onPointerUp: (event: PointerEvent) => {
      if (!drag.letGo(event)) return;
      if (dragged) put(placeOf(dragged.id), placeOf(dragged.over));
      setDragged(null);
    },
    onPointerCancel: (event: PointerEvent) => {
      if (drag.letGo(event)) setDragged(null);
    },
  });
  const over = dragged && dragged.over !== dragged.id ? placeOf(dragged.over) : -1;
  return { list: { ref: list }, grip, over: over < 0 ? null : over };
}
