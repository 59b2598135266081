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
import { isInUse } from "@/components/ui/in-use";
import { useRenewedBrief } from "@/components/fight/use-renewed-brief";
import { useWholeFight } from "./use-whole-fight";

/** What the page brings: what the list says of each fight, and whole the one at which the book opens. */
export interface RenderedFights {
  briefs: FightBrief[];
  opened: FightView | undefined;
}

const keep = (fight: FightView) => setQueryData(queryKey(api.fights.read, { id: fight.id }), fight);

const newestOver = (briefs: readonly FightBrief[] | undefined): number | null =>
  briefs?.findLast(({ state }) => state === "over")?.id ?? null;

/** The fights of a campaign and the one that is open: the one that was chosen, else the running one, else the newest that is over. */
export function useFights(campaignId: number, rendered: RenderedFights | undefined) {
  const campaign = { id: campaignId };
  const { data: briefs, error, reload } = useQuery(api.fights.listBriefs, campaign, rendered?.briefs);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const runningId = briefs?.find(({ state }) => state === "running")?.id;
  const openId = chosenId ?? runningId ?? newestOver(briefs);
  const { current, isLost, ...opened } = useWholeFight(openId, rendered?.opened);
  // Beside another one that is open the list says who has the turn.
  const isBeside = runningId !== undefined && runningId !== openId;
  const beside = useQuery(api.fights.read, isBeside ? { id: runningId } : null);
  const running = runningId === openId ? (current ?? undefined) : beside.data;
  const update = (change: (list: FightBrief[]) => FightBrief[]) =>
    updateQuery(api.fights.listBriefs, campaign, change);

  const letGo = useEffectEvent(() => {
    if (chosenId !== null || openId === runningId) toast.info(fightTexts.gone);
    setChosenId(null);
    update((list) => list.filter(({ id }) => id !== openId));
  });
  useEffect(() => {
    if (isLost) letGo();
  }, [isLost, openId]);

  const brief = useRenewedBrief(campaignId, briefs, current);
  // What ends, is called off or is deleted beside a record is told as a change of that fight alone.
  useRenewedBrief(campaignId, briefs, beside.data);
  const isOffBeside = isBeside && isGone(beside.error);
  const letGoBeside = useEffectEvent(() => update((list) => list.filter(({ id }) => id !== runningId)));
  useEffect(() => {
    if (isOffBeside) letGoBeside();
  }, [isOffBeside]);

  // Where a fight begins, the book opens at it, whatever was read before; but not under the hand of who writes in another one.
  useEffect(() => {
    if (runningId !== undefined) setChosenId((chosen) => (chosen !== runningId && isInUse() ? chosen : null));
  }, [runningId]);

  return {
    list: briefs?.map((one) => (one.id === brief?.id ? brief : one)),
    failed: error !== undefined && !briefs,
    reload,
    current,
    ...opened,
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
      // It may have been heard of before the answer came.
      update((list) => [...list.filter(({ id }) => id !== fight.id), briefOf(fight)]);
    },
    remove: (id: number) => {
      setChosenId(null);
      update((list) => list.filter((one) => one.id !== id));
    },
  };
}
