"use client";

import { api } from "@/lib/client/api";
import { call, isGone } from "@/lib/client/call";
import { useList } from "@/lib/client/use-list";
import type { Encounter } from "@/lib/model/creature";

/** The encounter that is looked at, with its long texts: undefined while they are loading. `onGone` hears that somebody has deleted it. */
export function useWholeEncounter(id: number | null, rendered: Encounter[] | undefined, onGone: () => void) {
  const load = async () => {
    if (id === null) return [];
    try {
      return [await call(api.readEncounter, { params: { id } })];
    } catch (error) {
      if (isGone(error)) onGone();
      throw error;
    }
  };
  const { list, failed, mutate, update } = useList(id === null ? null : `encounter ${id}`, load, rendered);
  const whole = list?.[0];
  return {
    whole: whole?.id === id ? whole : undefined,
    failed: failed && !list,
    retry: () => void mutate(),
    keep: (encounter: Encounter) => update(() => [encounter]),
  };
}
