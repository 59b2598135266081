"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type SelectionKey, syncSelection } from "@/lib/client/storage/selection";

interface SelectionSyncProps {
  of: SelectionKey;
  /** What the server rendered. */
  rendered: number | null;
}

/** Renders the page again where browser storage selects something else than the cookie did. */
export function SelectionSync({ of, rendered }: SelectionSyncProps) {
  const router = useRouter();
  useEffect(() => {
    if (syncSelection(of, rendered)) router.refresh();
  }, [of, rendered, router]);
  return null;
}
