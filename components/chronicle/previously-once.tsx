"use client";

import { useState } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { useUsed } from "@/lib/client/page/use-idle";
import { readStored, writeStored } from "@/lib/client/storage/storage";
import { useAbsences } from "./use-absences";

const [LastChapter] = lazyComponent(
  () => import("./last-chapter").then((module) => module.LastChapter),
  ({ onClose }) => onClose(),
);

/**
 * Opens the recap of the last chapter once a person and evening, where they open the book while the evening runs or come back to it after long,
 * once they don't write; local storage remembers that it was seen. Who is in the book as it begins plays already, and finds it on the tab.
 */
export function PreviouslyOnce({ campaignId, readerId }: { campaignId: number; readerId: number }) {
  const isUsed = useUsed();
  const goTo = useGoTo();
  const [closed, setClosed] = useState<string>();
  const { data = [] } = useQuery(api.evenings.list, isUsed ? { id: campaignId } : null);
  const absences = useAbsences();
  const running = data.find(({ state, begunAt }) => {
    const at = begunAt?.getTime() ?? 0;
    return state === "running" && absences.some(({ from, to }) => from <= at && at <= to);
  });
  // The key names when the evening began: one that was put back among the planned ones is recapped again once it begins anew.
  const key = running && `previously:${readerId}:${running.id}:${Number(running.begunAt)}`;
  if (!key || closed === key || readStored(key) !== null) return null;
  const close = () => {
    writeStored(key, "seen");
    setClosed(key);
  };
  return (
    <LastChapter
      evenings={data}
      onClose={close}
      onRead={(id) => {
        close();
        goTo({ place: "evening", id });
      }}
    />
  );
}
