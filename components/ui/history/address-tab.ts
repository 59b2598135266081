"use client";

import { useSearchParams } from "next/navigation";
import { createContext, useContext } from "react";
import { pushStep, replaceStep } from "./history-step";
import { whenStill } from "./traversal";

/** What the address asks for, for the server, from whose router the tabs are hidden. */
const RenderedSearch = createContext("");
export const RenderedSearchProvider = RenderedSearch.Provider;

/** The tab that the address names, where it is one of these. */
export function useAddressTab<Name extends string>(
  address: string | undefined,
  names: readonly Name[],
): Name | undefined {
  const rendered = useContext(RenderedSearch);
  const current = useSearchParams();
  const search = typeof window === "undefined" ? new URLSearchParams(rendered) : current;
  const named = search.get(address ?? "");
  return names.find((name) => name === named);
}

/** The same at this moment: after Back the framework's own follows a little later. */
export function readAddressTab<Name extends string>(
  address: string,
  names: readonly Name[],
): Name | undefined {
  const named = new URL(window.location.href).searchParams.get(address);
  return names.find((name) => name === named);
}

/**
 * Keeps a tab in the address; null takes it out, as for the one that opens by itself. A tab that was turned to is a step for the
 * browser's Back; the one at which a page opens is none.
 */
export function writeAddressTab(address: string, name: string | null, isStep: boolean): void {
  whenStill(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get(address) === name) return;
    if (name === null) url.searchParams.delete(address);
    else url.searchParams.set(address, name);
    // No dialog is open in the new entry: what closes one may turn the page with it.
    if (isStep) pushStep({ dialogs: 0 }, url);
    else replaceStep({}, url);
  });
}
