"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

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
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  // A row that is put further down is taken out of the page for a moment, and its grip loses the focus.
  const moved = useRef<number>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${moved.current}"]`)?.focus();
    moved.current = undefined;
  }, [rows]);

  const put = (from: number, to: number) => {
    const one = rows[from];
    if (!one || from === to) return;
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
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged?.from !== at || !list.current) return;
      const found = rowAt(list.current, event.clientY);
      const to = found === -1 ? rows.length - 1 : found;
      if (to !== dragged.to) setDragged({ from: at, to });
    },
    onPointerUp: () => {
      if (dragged) put(dragged.from, dragged.to);
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
  });
  return { list: { ref: list }, grip, over: dragged && dragged.to !== dragged.from ? dragged.to : null };
}
