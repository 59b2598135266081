"use client";

import { useEffect, useState } from "react";
import { onTopLayerChange, topDialog } from "./top-layer";

/**
 * An element for what has to be seen and pressed whatever is open: in the body, or in the topmost dialog, which makes the body inert.
 * Undefined until the page is there.
 */
export function useTopHost(): HTMLElement | undefined {
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
