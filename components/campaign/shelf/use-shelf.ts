"use client";

import { useEffect, useState } from "react";
import {
  cacheCampaigns,
  cachedCampaigns,
  lacksToken,
  onCampaignsUpdated,
  useMyCampaigns,
} from "@/lib/client/storage/campaign-list";
import { toast } from "@/lib/client/page/toast";
import { sessionTexts } from "@/lib/messages/session";
import { campaignsTexts } from "@/lib/messages/shelf";
import type { ShelfCampaign } from "@/lib/model/campaign";

/**
 * The campaigns of the shelf: the server's rows until `campaignsUpdated` asks for newer ones; without rows (null) what the API
 * answers, and until then, or if it fails, the list of the last visit.
 */
export function useShelf(rows: ShelfCampaign[] | null, written: string | null) {
  const { data, error, reload } = useMyCampaigns(rows ?? undefined);
  const [lastVisit, setLastVisit] = useState<ShelfCampaign[] | null>(null);

  useEffect(() => {
    if (written === null) {
      void cachedCampaigns().then(setLastVisit);
      return;
    }
    cacheCampaigns(written);
    if (lacksToken()) toast.error(sessionTexts.noToken);
  }, [written]);
  // A shelf that is there is loaded again by itself: that it fails is said once.
  const failure = data ? error !== undefined : error;
  useEffect(() => {
    if (failure) toast.error(lacksToken() ? sessionTexts.noToken : campaignsTexts.loadFailed);
  }, [failure]);
  useEffect(() => onCampaignsUpdated(() => void reload()), [reload]);

  return {
    campaigns: data ?? lastVisit,
    // The log-in that is asked for where there is no token stays, so the sentence need not.
    problem: error === undefined || lacksToken() ? undefined : campaignsTexts.loadFailed,
    retry: () => void reload(),
  };
}
