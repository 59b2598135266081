"use client";

import { useEffect } from "react";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { type SelectionKey, syncSelection } from "@/lib/client/storage/selection";

interface SelectionSyncProps {
  of: SelectionKey;
  /** What the server rendered. */
  rendered: number | null;
}

/** Renders the page again where browser storage selects something else than the cookie did. */
export function SelectionSync({ of, rendered }: SelectionSyncProps) {
  useEffect(() => {
    if (syncSelection(of, rendered)) refreshPage();
  }, [of, rendered]);
  return null;
}
