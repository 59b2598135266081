"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "@/lib/client/page/toast";
import { retryWithBackoff } from "@/lib/client/page/retry-with-backoff";
import { sessionTexts } from "@/lib/messages/session";

interface PreloadProps {
  onPointerEnter: () => void;
  onFocus: () => void;
}
/** Props of a control that opens a component of `lazyComponent`. */
export type Opener = PreloadProps & { onClick: () => void };

/**
 * A component whose script is loaded when it is first rendered, in the browser only, with the props that preload it from the control that
 * opens it (pointer or focus on it). After a failed load a toast says so and `onLoadError` takes the component away, or what `ifFailed` gives
 * (`lazyPage`) is rendered, which has a button; without either the load is retried with a backoff, since nobody could ask for it. Until it is
 * loaded `fallback` is rendered, also by the server, or nothing. React's own `lazy` would throttle the reveal by 300 ms.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  onLoadError?: (props: P) => void,
  ifFailed?: (props: P, again: () => void) => ReactNode,
  fallback?: (props: P) => ReactNode,
): [Component: ComponentType<P>, preload: PreloadProps] => {
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

  function LazyComponent(props: P) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    const latest = useRef(props);
    latest.current = props;
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number>();
    useEffect(() => {
      let isGone = false;
      if (onLoadError || ifFailed)
        ask().catch(() => {
          if (isGone) return;
          setFailed(attempt);
          if (!onLoadError) return;
          toast.error(sessionTexts.unreachable);
          onLoadError(latest.current);
        });
      else void retryWithBackoff(ask, () => isGone);
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    return failed === attempt && ifFailed
      ? ifFailed(props, () => setAttempt(attempt + 1))
      : fallback?.(props);
  }
  const early = () => void ask().catch(() => {});
  return [LazyComponent, { onPointerEnter: early, onFocus: early }];
};
