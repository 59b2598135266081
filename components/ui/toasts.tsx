"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast } from "sonner";
import "sonner/dist/styles.css";
import { showToastsWith } from "@/lib/client/toast";
import { DELAY } from "@/lib/constants";
import { Icon } from "./icon";
import styles from "./toasts.module.css";
import { onTopLayerChange, topDialog } from "./top-layer";

/** Dark slips at the top right that burn down in three seconds. */
export function Toasts() {
  const host = useHost();
  useEffect(() => {
    if (host) showToastsWith(toast);
  }, [host]);
  return (
    host &&
    createPortal(
      <Sonner
        className={styles["toaster"] ?? ""}
        theme="dark"
        position="top-right"
        duration={DELAY.toast}
        visibleToasts={4}
        expand
        gap={12}
        offset={16}
        mobileOffset={12}
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

/** The element that holds the toasts: in the body, or in the topmost dialog, which makes the body inert. */
function useHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement("div");
    const place = () => (topDialog() ?? document.body).append(element);
    place();
    setHost(element);
    const stop = onTopLayerChange(place);
    return () => {
      stop();
      element.remove();
    };
  }, []);
  return host;
}
