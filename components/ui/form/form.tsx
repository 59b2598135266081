import { type ComponentProps, useEffect, useRef } from "react";

declare global {
  interface Window {
    /** Sends the form that was submitted before hydration; set by the inline script `HOLD_EARLY_SUBMITS`. */
    sendHeldSubmit?: (form: HTMLFormElement | null) => void;
  }
}

/**
 * Every form is one of these. Where the browser sends it by itself, no field gets into the address; what was pressed before hydration is
 * sent after it.
 */
export function Form(props: Omit<ComponentProps<"form">, "method" | "action" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  // A task of its own: fields are given what was typed before hydration in microtasks after it.
  useEffect(() => void setTimeout(() => window.sendHeldSubmit?.(form.current)), []);
  return <form {...props} method="post" ref={form} />;
}
