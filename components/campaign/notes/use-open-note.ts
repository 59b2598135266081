"use client";

import { useEffect, useEffectEvent } from "react";
import { api } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { useQuery } from "@/lib/client/api/use-query";
import type { Note } from "@/lib/model/note";

interface OpenNote {
  /** Null while a sheet is open that is not stored yet. */
  id: number | null;
  /** The one whose text the server rendered. */
  first: Note | undefined;
  onLoaded: (note: Note) => void;
  /** It is not there any more. */
  onGone: (id: number) => void;
}

/** Loads the text of the open sheet, and refetches it after a live change; texts of other sheets stay cached. */
export function useOpenNote({ id, first, onLoaded, onGone }: OpenNote) {
  const { data, error, reload } = useQuery(
    api.notes.read,
    id === null ? null : { id },
    first && first.id === id ? first : undefined,
  );
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data) loaded(data);
  }, [data]);
  const isLost = isGone(error);
  const lose = useEffectEvent(() => id !== null && onGone(id));
  useEffect(() => {
    if (isLost) lose();
  }, [isLost]);
  return { failed: error !== undefined, reload };
}
