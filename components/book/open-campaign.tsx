"use client";

import { use, useEffect } from "react";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { forgetCampaign, holdCampaign, selectedId, syncSelection } from "@/lib/client/storage/selection";
import { CampaignContext } from "./campaign-context";

interface OpenCampaignProps {
  /** What the server rendered; null where there is no such book for this person. */
  campaign: { id: number; name: string } | null;
  /** The campaign that the server looked for in vain: it was deleted, or the person is no member any more. */
  missing: number | null;
}

/**
 * Says which book is open, and keeps the page in it whatever another tab opens. Where browser storage selected something else than the
 * cookie did, the page is rendered again first; a campaign that isn't there is forgotten. Once, in the layout of the book.
 */
export function OpenCampaign({ campaign, missing }: OpenCampaignProps) {
  const [, setOpen] = use(CampaignContext);
  const { id = null, name = "" } = campaign ?? {};
  useEffect(() => {
    setOpen(id);
    return () => setOpen(null);
  }, [id, setOpen]);
  useEffect(() => {
    if (syncSelection("selectedCampaignId", id)) refreshPage();
    else if (missing !== null && selectedId("selectedCampaignId") === missing) forgetCampaign();
    else if (id !== null) return holdCampaign({ id, name });
    return undefined;
  }, [id, name, missing]);
  return null;
}
