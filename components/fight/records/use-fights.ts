"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { api } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView } from "@/lib/model/fight";

/** The fights of a campaign and the one that is open: the running one, unless another was chosen. */
export function useFights(campaignId: number, rows: FightView[] | undefined) {
  const campaign = { id: campaignId };
  const { data: listed, error, reload } = useQuery(api.fights.list, campaign, rows);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const running = listed?.find(({ state }) => state === "running");
  const openId = chosenId ?? running?.id ?? null;
  const opened = useQuery(
    api.fights.read,
    openId === null ? null : { id: openId },
    rows?.find(({ id }) => id === openId),
  );
  const read = opened.data?.id === openId ? opened.data : undefined;
  const current = openId === null ? null : (read ?? listed?.find(({ id }) => id === openId) ?? null);
  const update = (change: (list: FightView[]) => FightView[]) =>
    updateQuery(api.fights.list, campaign, change);

  const letGo = useEffectEvent(() => {
    toast.info(fightTexts.gone);
    setChosenId(null);
    update((list) => list.filter(({ id }) => id !== openId));
  });
  const isLost = openId !== null && isGone(opened.error);
  useEffect(() => {
    if (isLost) letGo();
  }, [isLost]);

  // What the list says of it is renewed by what the fight itself says: it may have begun, ended, got another name, or somebody came in.
  const known = read && listed?.find(({ id }) => id === read.id);
  const isBehind =
    known && (known.state !== read.state || known.name !== read.name || known.version !== read.version);
  const renew = useEffectEvent(() => {
    if (read) update((list) => list.map((one) => (one.id === read.id ? read : one)));
  });
  useEffect(() => {
    if (isBehind) renew();
  }, [isBehind]);

  // Where a fight begins, the book opens at it, whatever was read before.
  const runningId = running?.id;
  useEffect(() => {
    if (runningId !== undefined) setChosenId(null);
  }, [runningId]);

  return {
    list: listed?.map((one) => (one.id === current?.id ? current : one)),
    failed: error !== undefined && !listed,
    reload,
    current,
    running: running && (running.id === current?.id ? current : running),
    open: setChosenId,
    add: (fight: FightView) => update((list) => [...list, fight]),
    remove: (id: number) => {
      setChosenId(null);
      update((list) => list.filter((one) => one.id !== id));
    },
  };
}
