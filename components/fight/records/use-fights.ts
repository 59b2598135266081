"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call, isGone } from "@/lib/client/api/call";
import { setQueryData } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { toast } from "@/lib/client/page/toast";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { attempt } from "@/lib/client/mutations/attempt";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView } from "@/lib/model/fight";
import { type FightBrief, briefOf } from "@/lib/model/fight-brief";
import { useRenewedBrief } from "@/components/fight/use-renewed-brief";

/** What the page brings: what the list says of each fight, and whole the one at which the book opens. */
export interface RenderedFights {
  briefs: FightBrief[];
  opened: FightView | undefined;
}

const keep = (fight: FightView) => setQueryData(queryKey(api.fights.read, { id: fight.id }), fight);

/** The fights of a campaign and the one that is open: the one that was chosen, else the running one, else the newest that is over. */
export function useFights(campaignId: number, rendered: RenderedFights | undefined) {
  const campaign = { id: campaignId };
  const { data: briefs, error, reload } = useQuery(api.fights.listBriefs, campaign, rendered?.briefs);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const runningId = briefs?.find(({ state }) => state === "running")?.id;
  const foundId = runningId ?? briefs?.findLast(({ state }) => state === "over")?.id ?? null;
  const openId = chosenId ?? foundId;
  const at = (id: number | null | undefined) => (id == null ? null : { id });
  const opened = useQuery(
    api.fights.read,
    at(openId),
    rendered?.opened?.id === openId ? rendered?.opened : undefined,
  );
  const current = opened.data?.id === openId ? opened.data : null;
  // Beside another one that is open the list says who has the turn.
  const beside = useQuery(api.fights.read, at(runningId === openId ? null : runningId));
  const running = runningId === openId ? (current ?? undefined) : beside.data;
  const update = (change: (list: FightBrief[]) => FightBrief[]) =>
    updateQuery(api.fights.listBriefs, campaign, change);

  const letGo = useEffectEvent(() => {
    if (chosenId !== null || openId === runningId) toast.info(fightTexts.gone);
    setChosenId(null);
    update((list) => list.filter(({ id }) => id !== openId));
  });
  const isLost = openId !== null && isGone(opened.error);
  useEffect(() => {
    if (isLost) letGo();
  }, [isLost, openId]);

  const brief = useRenewedBrief(campaignId, briefs, current);

  // Where a fight begins, the book opens at it, whatever was read before.
  useEffect(() => {
    if (runningId !== undefined) setChosenId(null);
  }, [runningId]);

  return {
    list: briefs?.map((one) => (one.id === brief?.id ? brief : one)),
    failed: error !== undefined && !briefs,
    reload,
    current,
    /** The one that is open is on its way, or could not be loaded. */
    isLoading: openId !== null && !current && opened.error === undefined,
    hasFailed: openId !== null && !current && opened.error !== undefined && !isLost,
    retry: opened.reload,
    running,
    runningId,
    open: setChosenId,
    /** A fight whole, which the list has in brief; undefined where it can't be had, which is said. */
    load: async (id: number): Promise<FightView | undefined> => {
      const read = () => call(api.fights.read, { params: { id } });
      const fight = await attempt(read, { failed: fightTexts.actFailed, about: "fight" });
      if (fight) keep(fight);
      return fight;
    },
    add: (fight: FightView) => {
      keep(fight);
      update((list) => [...list, briefOf(fight)]);
    },
    remove: (id: number) => {
      setChosenId(null);
      update((list) => list.filter((one) => one.id !== id));
    },
  };
}
