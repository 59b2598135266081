"use client";

import { useEffect } from "react";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { forgetCampaign, selectedId, type SelectionKey, syncSelection } from "@/lib/client/storage/selection";

interface SelectionSyncProps {
  of: SelectionKey;
  /** What the server rendered. */
  rendered: number | null;
  /** The campaign that the server looked for in vain: it was deleted, or the person is no member any more. */
  missing?: number | null;
}

/** Renders the page again where browser storage selects something else than the cookie did; forgets a campaign that isn't there. */
export function SelectionSync({ of, rendered, missing = null }: SelectionSyncProps) {
  useEffect(() => {
    if (syncSelection(of, rendered)) refreshPage();
    else if (missing !== null && selectedId(of) === missing) forgetCampaign();
  }, [of, rendered, missing]);
  return null;
}
