import { useEffect, useEffectEvent } from "react";

/** Loads what is to go on paper and is not there yet. */
type Preparation = () => Promise<unknown>;

const preparations = new Set<Preparation>();

/** Prints the page, once everything is there that goes on paper. */
export const printPage = async (): Promise<void> => {
  if (preparations.size > 0) await Promise.allSettled([...preparations].map((prepare) => prepare()));
  window.print();
};

/**
 * Has the book's buttons, and the keys by which browsers print, load something first; null where all of it is there. Browsers take their
 * picture of the page in the moment in which their own menu is used, so that what is printed from there must say what is missing.
 */
export function usePrintPreparation(prepare: Preparation | null): void {
  const isNeeded = prepare !== null;
  const run = useEffectEvent(async () => prepare?.());
  useEffect(() => {
    if (!isNeeded) return;
    const preparation = () => run();
    const onKey = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isPrint || event.key.toLowerCase() !== "p") return;
      event.preventDefault();
      void printPage();
    };
    preparations.add(preparation);
    window.addEventListener("keydown", onKey);
    return () => {
      preparations.delete(preparation);
      window.removeEventListener("keydown", onKey);
    };
  }, [isNeeded]);
}
