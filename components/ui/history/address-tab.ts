"use client";

import { useSearchParams } from "next/navigation";
import { createContext, useContext } from "react";

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
