"use client";

import { type CSSProperties, useEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast, useSonner } from "sonner";
import "sonner/dist/styles.css";
import { showToastsWith } from "@/lib/client/page/toast";
import { DELAY } from "@/lib/constants";
import { Icon } from "@/components/ui/icon";
import styles from "./toasts.module.css";
import { useTopHost } from "@/components/ui/dialog/use-top-host";
import { useNarrow } from "@/components/ui/use-narrow";
import { TOAST_WIDTH, useToastCorner } from "./use-toast-corner";

/** Dark slips that burn down in three or five seconds: at the top right, clear of the heads there; on narrow screens above the strip of ribbons. */
export function Toasts() {
  const host = useTopHost();
  const isNarrow = useNarrow();
  const corner = useToastCorner(useSonner().toasts.length);
  const atFoot = { ...ABOVE_STRIP, ...(corner.bottom !== undefined && { bottom: corner.bottom }) };
  useEffect(() => {
    if (host) showToastsWith(toast);
  }, [host]);
  return (
    host &&
    createPortal(
      <Sonner
        theme="dark"
        position={isNarrow ? "bottom-center" : "top-right"}
        style={{ "--width": `${TOAST_WIDTH}px` } as CSSProperties}
        duration={DELAY.toast}
        visibleToasts={4}
        expand
        gap={8}
        offset={isNarrow ? atFoot : { top: corner.top, right: corner.right }}
        mobileOffset={atFoot}
        closeButton
        icons={{
          success: <Icon name="check" />,
          error: <Icon name="alert" />,
          info: <Icon name="quill" />,
          close: <Icon name="close" />,
        }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close notification", classNames }}
      />,
      host,
    )
  );
}

/** Clear of the ribbons, and of the buttons at the foot of a dialog that fills the screen. */
const ABOVE_STRIP = { bottom: "calc(var(--strip-h) + var(--thumb-h) + 0.5rem)", left: 12, right: 12 };

const classNames = Object.fromEntries(
  [
    "toast",
    "icon",
    "content",
    "title",
    "description",
    "success",
    "error",
    "info",
    "default",
    "closeButton",
    "actionButton",
  ].map((part) => [part, styles[part] ?? ""]),
);
