"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import {
  cacheCampaigns,
  cachedCampaigns,
  loadCampaigns,
  onCampaignsUpdated,
} from "@/lib/client/campaign-list";
import { storedToken } from "@/lib/client/credentials";
import { isStorageBlocked } from "@/lib/client/storage";
import { toast } from "@/lib/client/toast";
import { campaignsTexts } from "@/lib/messages/shelf";
import type { ShelfCampaign } from "@/lib/model/campaign";

const lacksToken = () => storedToken() === null && !isStorageBlocked();

/**
 * The campaigns of the shelf: the server's rows until `campaignsUpdated` asks for newer ones; without rows (null) what the API
 * answers, and until then, or if it fails, the list of the last visit.
 */
export function useShelf(rows: ShelfCampaign[] | null, written: string | null) {
  const [loaded, setLoaded] = useState<{ after: typeof rows; list: ShelfCampaign[] }>();
  const [problem, setProblem] = useState<string>();
  const turn = useRef(0);

  const fail = useCallback((text: string) => {
    setProblem(text);
    toast.error(text);
  }, []);

  const load = useCallback(async () => {
    const mine = ++turn.current;
    // The log-in that is asked for then stays, so the sentence need not.
    if (lacksToken()) return void toast.error(campaignsTexts.noToken);
    const list = await loadCampaigns().catch(() => null);
    if (mine !== turn.current) return;
    if (!list) return fail(campaignsTexts.loadFailed);
    setLoaded({ after: rows, list });
    setProblem(undefined);
  }, [rows, fail]);

  useEffect(() => {
    if (rows && written !== null) {
      cacheCampaigns(written);
      if (lacksToken()) toast.error(campaignsTexts.noToken);
      return;
    }
    void cachedCampaigns().then((list) => {
      // The answer of the API, should it be here already, is newer.
      if (list) setLoaded((known) => (known?.after === rows ? known : { after: rows, list }));
    });
    void load();
  }, [rows, written, load]);
  useEffect(() => onCampaignsUpdated(() => void load()), [load]);

  // What was loaded stands until the server sends other rows.
  return { campaigns: loaded?.after === rows ? (loaded?.list ?? rows) : rows, problem, retry: load };
}
