"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "@/lib/client/page/toast";
import { whenIdle } from "@/lib/client/page/when-idle";

/**
 * The place of the toasts, which comes when the browser is idle, or with the first toast: what that says may be that the connection is lost.
 * Once, in the root layout.
 */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import("./toasts").then(
        (module) => setToasts(() => module.Toasts),
        // Asked for again by the next toast.
        () => {},
      );
    const callOff = whenIdle(load);
    const stop = onFirstToast(load);
    return () => {
      callOff();
      stop();
    };
  }, []);
  return Toasts && <Toasts />;
}
