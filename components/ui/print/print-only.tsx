"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import styles from "./print-only.module.css";

interface PrintOnlyProps {
  /** In place of whatever else is written for paper. */
  alone?: boolean;
  children: ReactNode;
}

/** What goes on paper in place of the page, and is nowhere else: it exists only while the browser prints. */
export function PrintOnly({ alone, children }: PrintOnlyProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page when these have returned.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return (
    printing &&
    createPortal(
      <article className={`printed ${styles["printed"]}`} data-alone={alone || undefined}>
        {children}
      </article>,
      document.body,
    )
  );
}
