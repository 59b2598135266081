"use client";

import { usePathname, useRouter } from "next/navigation";
import { useContext, useEffect, useRef } from "react";
import { playSound } from "@/lib/client/sound";
import { DELAY } from "@/lib/constants";
import { BookContext } from "./book-context";
import { flipLeaves } from "./flip-leaves";

/**
 * Turns to another section: the page is fetched at once, fifteen leaves fall, then it is opened. Who asks for less
 * motion gets there without leaves and without sound. A second call while leaves fall changes the destination.
 */
export function useBookTurn(): (href: string) => void {
  const router = useRouter();
  const path = usePathname();
  const { leaves } = useContext(BookContext);
  const flight = useRef<{ href: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  useEffect(
    () => () => {
      clearTimeout(flight.current?.timer);
      flight.current = undefined;
    },
    [path],
  );

  return (href) => {
    router.prefetch(href);
    if (flight.current) {
      flight.current.href = href;
      return;
    }
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return router.push(href);
    flipLeaves([...(leaves.current?.children ?? [])]);
    playSound("page-flip");
    const timer = setTimeout(
      () => router.push(flight.current?.href ?? href),
      DELAY.flip.leaves * DELAY.flip.each,
    );
    flight.current = { href, timer };
  };
}
