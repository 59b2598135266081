"use client";

import { call } from "@/lib/client/call";
import { useList } from "@/lib/client/use-list";
import { readEncounter } from "@/lib/contract/creatures";
import type { Encounter } from "@/lib/model/creature";

/** The encounter that is looked at, with its long texts: undefined while they are loading. */
export function useWholeEncounter(id: number | null, rendered: Encounter[] | undefined) {
  const { list, failed, mutate, update } = useList(
    id === null ? null : `encounter ${id}`,
    async () => (id === null ? [] : [await call(readEncounter, { params: { id } })]),
    rendered,
  );
  const whole = list?.[0];
  return {
    whole: whole?.id === id ? whole : undefined,
    failed: failed && !list,
    retry: () => void mutate(),
    keep: (encounter: Encounter) => update(() => [encounter]),
  };
}
