"use client";

import { type ComponentType, useEffect, useRef, useSyncExternalStore } from "react";
import { toast } from "@/lib/client/toast";
import { sessionTexts } from "@/lib/messages/session";

interface Soon {
  onPointerEnter: () => void;
  onFocus: () => void;
}
/** What a control spreads that opens a component of `later`. */
export type Opener = Soon & { onClick: () => void };

/**
 * A component whose script comes when it is first drawn, in the browser only; and what the control spreads that leads to it, so that the
 * script is asked for as soon as the pointer, a finger or the focus is on the control. Where it can't be had, that is said and `missed`
 * takes the component away again; without `missed` its place stays empty. React's own `lazy` would hold back for 300 ms what has
 * come meanwhile.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  missed?: (props: P) => void,
): [Component: ComponentType<P>, soon: Soon] => {
  let loaded: ComponentType<P> | undefined;
  let asked: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const ask = (): Promise<void> => {
    asked ??= load().then(
      (component) => {
        loaded = component;
        for (const draw of waiting) draw();
      },
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
  const subscribe = (draw: () => void) => {
    waiting.add(draw);
    return () => void waiting.delete(draw);
  };

  function Later(props: P) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    const latest = useRef(props);
    latest.current = props;
    useEffect(() => {
      let isGone = false;
      ask().catch(() => {
        if (isGone || !missed) return;
        toast.error(sessionTexts.unreachable);
        missed(latest.current);
      });
      return () => {
        isGone = true;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  }
  const early = () => void ask().catch(() => {});
  return [Later, { onPointerEnter: early, onFocus: early }];
};
