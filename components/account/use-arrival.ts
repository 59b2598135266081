"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/** Leads to the shelf after a delay, in which the page is fetched already; `arriving` until then. */
export function useArrival(): { arriving: boolean; arrive: (delay: number) => void } {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [arriving, setArriving] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    arriving,
    arrive: (delay) => {
      setArriving(true);
      router.prefetch("/home");
      timer.current = setTimeout(() => router.replace("/home"), delay);
    },
  };
}
