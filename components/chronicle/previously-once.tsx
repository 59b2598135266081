"use client";

import { useState } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { useUsed } from "@/lib/client/page/use-idle";
import { readStored, writeStored } from "@/lib/client/storage/storage";
import type { Evening } from "@/lib/model/evening";
import { lastTold } from "@/lib/rules/evening-order";

const [Previously] = lazyComponent(
  () => import("./previously").then((module) => module.Previously),
  ({ onClose }) => onClose(),
);

/** The evening that runs, and the last one whose chapter can be read. */
const lookBack = (evenings: readonly Evening[]) => {
  const running = evenings.find(({ state }) => state === "running");
  const told = running && lastTold(evenings);
  return running && told && { running, told };
};

/** Opens the recap of the last chapter once a person and evening, on their first visit while the evening runs; local storage remembers that it was seen. */
export function PreviouslyOnce({ campaignId, readerId }: { campaignId: number; readerId: number }) {
  const isUsed = useUsed();
  const goTo = useGoTo();
  const [closed, setClosed] = useState<number>();
  const { data = [] } = useQuery(api.evenings.list, isUsed ? { id: campaignId } : null);
  const found = lookBack(data);
  if (!found || closed === found.running.id) return null;
  const key = `previously:${readerId}:${found.running.id}`;
  if (readStored(key) !== null) return null;
  const close = () => {
    writeStored(key, "seen");
    setClosed(found.running.id);
  };
  return (
    <Previously
      evening={found.told}
      onClose={close}
      onRead={() => {
        close();
        goTo({ place: "evening", id: found.told.id });
      }}
    />
  );
}
