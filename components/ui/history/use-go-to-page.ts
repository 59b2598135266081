"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { whenStill } from "./traversal";

/**
 * The router's way to another page, taken once the history stands still. A dialog that was closed just now leaves its entry by a
 * traversal, and the framework would call off a navigation that began before that.
 * @returns `goTo(href)`, and `goTo(href, "replace")` in place of the entry that one is at
 */
export function useGoToPage(): (href: string, how?: "push" | "replace") => void {
  const router = useRouter();
  return useCallback((href, how = "push") => whenStill(() => router[how](href)), [router]);
}
