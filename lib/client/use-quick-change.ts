"use client";

import { useRef } from "react";
import { sendLatest } from "./latest";

interface QuickChange<V, A> {
  send: (id: number, value: V) => Promise<A>;
  /** Shows a value that the server doesn't know yet, or one that it refused to leave. */
  show: (id: number, value: V) => void;
  settled: (answer: A) => void;
  failed: (error: unknown) => void;
}

/**
 * Changes that are seen at once and sent in order, one line to the server for each thing; where the server refuses, what it last
 * confirmed is shown again.
 */
export function useQuickChange<V, A>({ send, show, settled, failed }: QuickChange<V, A>) {
  const lines = useRef(new Map<number, (value: V) => void>());
  return (id: number, before: V, value: V): void => {
    const line =
      lines.current.get(id) ??
      sendLatest<V, A>({
        send: (next) => send(id, next),
        settled: (answer) => {
          lines.current.delete(id);
          settled(answer);
        },
        failed: (last, error) => {
          lines.current.delete(id);
          if (last === undefined) show(id, before);
          else settled(last);
          failed(error);
        },
      });
    lines.current.set(id, line);
    show(id, value);
    line(value);
  };
}
