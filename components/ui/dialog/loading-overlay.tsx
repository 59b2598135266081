"use client";

import { useEffect, useState } from "react";
import { DELAY } from "@/lib/constants";
import { Candle } from "@/components/ui/candle";
import { Overlay } from "./overlay";
import styles from "./overlay.module.css";

interface LoadingOverlayProps {
  text: string;
}

/** A candle while something is on its way, for a bounded time, whatever it waits for. Inside a dialog render it in the dialog, or it lies below it. */
export function LoadingOverlay({ text }: LoadingOverlayProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DELAY.overlay);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <Overlay role="status">
      <div>
        <Candle className={styles["candle"]} />
        <p className={styles["text"]}>{text}</p>
      </div>
    </Overlay>
  );
}
