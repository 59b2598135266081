import { useEffect, useRef, useState } from "react";

/** The two pages of a dialog. On a narrow screen one takes the place of the other, and the focus goes along. */
export function useTwoPages() {
  const pages = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<"list" | "entry">("list");
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    const lost = pages.current?.contains(document.activeElement) ? document.activeElement : undefined;
    if (lost?.checkVisibility()) return;
    const next = page === "entry" ? "[data-turned-to]" : "[aria-current], [data-turned-back-to]";
    const all = [...(pages.current?.querySelectorAll<HTMLElement>(next) ?? [])];
    all.find((one) => one.checkVisibility())?.focus();
  }, [page]);
  const turn = (to: "list" | "entry") => {
    setPage(to);
    turned.current = true;
  };
  return { pages, page, turn };
}
