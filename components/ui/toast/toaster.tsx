"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "@/lib/client/page/toast";
import { whenUsed } from "@/lib/client/page/when-used";

/** The place of the toasts, which comes when the page is used, or with the first toast. Once, in the root layout. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import("./toasts").then(
        (module) => setToasts(() => module.Toasts),
        // Asked for again by the next toast.
        () => {},
      );
    const callOff = whenUsed(load);
    const stop = onFirstToast(load);
    return () => {
      callOff();
      stop();
    };
  }, []);
  return Toasts && <Toasts />;
}
