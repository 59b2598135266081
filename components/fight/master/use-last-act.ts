"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import type { FightView } from "@/lib/model/fight";

/** Some are undone: among so many there is one that stands, unless all were taken back one after the other. */
const ENOUGH = 25;
/** Acts that follow each other quickly are asked for once, in milliseconds. */
const PAUSE = 150;

/** The sentence of the act that Undo would take back; undefined until it is known, and where there is none. */
export function useLastAct(fight: FightView | null): string | undefined {
  const [last, setLast] = useState<{ version: number; text: string | undefined }>();
  const id = fight?.id;
  const version = fight?.version ?? null;
  useEffect(() => {
    if (id === undefined || version === null) return;
    const aborter = new AbortController();
    const read = async () => {
      try {
        const lines = await call(api.fights.readLog, {
          params: { id },
          first: ENOUGH,
          signal: aborter.signal,
        });
        setLast({ version, text: lines.find(({ isUndone }) => !isUndone)?.text });
      } catch {
        // The button says "Undo" alone.
      }
    };
    const timer = setTimeout(() => void read(), PAUSE);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [id, version]);
  return last?.version === version ? last.text : undefined;
}
