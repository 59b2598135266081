"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Keeps a watch over what others do while `isOn`. Its script is loaded then; where that fails nothing is said, and the pages follow all
 * the same.
 */
export function useWatch<W extends { stop: () => void }>(
  isOn: boolean,
  load: () => Promise<() => W>,
): RefObject<W | undefined> {
  const watch = useRef<W>(undefined);
  const start = useEffectEvent(() => {
    let isOver = false;
    load().then(
      (begin) => {
        if (!isOver) watch.current = begin();
      },
      () => {},
    );
    return () => {
      isOver = true;
      watch.current?.stop();
      watch.current = undefined;
    };
  });
  useEffect(() => (isOn ? start() : undefined), [isOn]);
  return watch;
}
