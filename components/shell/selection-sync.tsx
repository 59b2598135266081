"use client";

import { useEffect } from "react";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { holdEdited, syncSelection } from "@/lib/client/storage/selection";

/**
 * Renders the editor again where browser storage selects another campaign than the cookie did; else it stays with the one that it shows,
 * whatever another tab edits.
 */
export function SelectionSync({ rendered }: { rendered: number | null }) {
  useEffect(() => {
    if (syncSelection("editCampaignId", rendered)) refreshPage();
    else if (rendered !== null) return holdEdited(rendered);
    return undefined;
  }, [rendered]);
  return null;
}
