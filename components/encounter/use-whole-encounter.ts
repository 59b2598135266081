"use client";

import { useEffect, useRef } from "react";
import { api } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import type { Encounter } from "@/lib/model/creature";

/** The encounter that is looked at, with its long texts: undefined while they are loading. `onGone` is called where it was deleted. */
export function useWholeEncounter(id: number | null, rendered: Encounter | undefined, onGone: () => void) {
  const { data, error, reload } = useQuery(api.encounters.read, id === null ? null : { id }, rendered);
  const latest = useRef(onGone);
  latest.current = onGone;
  useEffect(() => {
    if (isGone(error)) latest.current();
  }, [error]);
  return {
    whole: data,
    failed: error !== undefined && !data,
    retry: () => void reload(),
    keep: (encounter: Encounter) => updateQuery(api.encounters.read, { id: encounter.id }, () => encounter),
  };
}
