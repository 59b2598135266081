import { useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import type { LibraryEntries } from "@/lib/model/library";
import type { TakenKind } from "./kinds";

type Entry = LibraryEntries[TakenKind];
/** Entries never change while a page lives. */
const read = new Map<string, Entry>();

/** One whole entry; undefined until it is there, and while none is chosen. */
export const useLibraryEntry = (kind: TakenKind, slug: string | undefined) => {
  const key = `${kind}/${slug}`;
  const [, draw] = useState(0);
  const [failedKey, setFailedKey] = useState<string>();
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
  }, [kind, slug, key]);
  return { entry: read.get(key), failed: failedKey === key };
};
