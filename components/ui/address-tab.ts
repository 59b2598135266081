"use client";

import { useSearchParams } from "next/navigation";

/** The tab that the address names, where it is one of these. */
export function useAddressTab<Name extends string>(
  address: string | undefined,
  names: readonly Name[],
): Name | undefined {
  const named = useSearchParams().get(address ?? "");
  return names.find((name) => name === named);
}

/** Keeps a tab in the address; null takes it out, as for the one that opens by itself. Not a step for the back button. */
export function writeAddressTab(address: string, name: string | null): void {
  const url = new URL(window.location.href);
  if (name === null) url.searchParams.delete(address);
  else url.searchParams.set(address, name);
  window.history.replaceState(null, "", url);
}
