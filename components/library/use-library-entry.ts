import { useEffect, useState } from "react";
import { useReturn } from "@/components/ui/history/use-return";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import type { LibraryEntries, LibraryKind } from "@/lib/model/library";

type Entry = LibraryEntries[LibraryKind];
/** Entries never change while a page lives. */
const read = new Map<string, Entry>();

/** One whole entry; undefined until it is there, and while none is chosen. One that can't be read is asked for again when the connection is back. */
export const useLibraryEntry = (kind: LibraryKind, slug: string | undefined) => {
  const key = `${kind}/${slug}`;
  const [, draw] = useState(0);
  const [failedKey, setFailedKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (slug === undefined || read.has(key)) return;
    let isGone = false;
    call(api.library[kind].read as typeof api.library.monsters.read, { params: { slug } }).then(
      (entry) => {
        read.set(key, entry);
        if (!isGone) draw((count) => count + 1);
      },
      () => {
        if (!isGone) setFailedKey(key);
      },
    );
    return () => {
      isGone = true;
    };
  }, [kind, slug, key, attempt]);
  const failed = failedKey === key;
  const retry = () => {
    setFailedKey(undefined);
    setAttempt(attempt + 1);
  };
  useReturn(() => {
    if (failed) retry();
  });
  return { entry: read.get(key), failed, retry };
};
