"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { deleteLater } from "@/lib/client/deferred-delete";
import { toast } from "@/lib/client/toast";
import { useHidden } from "@/lib/client/use-hidden";
import { useList } from "@/lib/client/use-list";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { ownerOf, textsOf } from "./kinds";

interface Source {
  owner: Owner;
  kind: BelongingKind;
  /** What the server rendered. */
  rows: Belonging[] | undefined;
}

/** What an owner has of one kind, and what is left of it without that which is being deleted. */
export function useBelongingList({ owner, kind, rows }: Source) {
  const { kind: ownerKind, id } = ownerOf(owner);
  const key = `${kind}s of ${ownerKind} ${id}`;
  const hidden = useHidden();
  const kept = useList(key, () => call(api.belongingCalls[ownerKind][kind].list, { params: { id } }), rows);
  return { ...kept, key, shown: kept.list?.filter((one) => !hidden.has(`${key}: ${one.id}`)) };
}

/** What an owner has of one kind. The first entry is selected after loading, a new one when it is added. */
export function useBelongings(source: Source) {
  const { kind: ownerKind } = ownerOf(source.owner);
  const texts = textsOf(ownerKind, source.kind);
  const { key, list, shown, failed, mutate, update } = useBelongingList(source);
  const [selectedId, select] = useState<number>();
  const [keyBefore, setKeyBefore] = useState(key);
  if (keyBefore !== key) {
    setKeyBefore(key);
    select(undefined);
  }

  const { loadFailed } = texts;
  useEffect(() => {
    if (failed && loadFailed) toast.error(loadFailed);
  }, [failed, loadFailed]);

  return {
    list: shown,
    /** With what is being deleted; undefined where nothing could be loaded. */
    known: list,
    failed: failed && !list,
    retry: () => void mutate(),
    selected: shown?.find(({ id }) => id === selectedId) ?? shown?.[0],
    select,
    keep: (kept: Belonging) => {
      update((known) =>
        known.some(({ id }) => id === kept.id)
          ? known.map((other) => (other.id === kept.id ? kept : other))
          : [...known, kept],
      );
      select(kept.id);
    },
    remove: ({ id }: Belonging) =>
      deleteLater({
        key: `${key}: ${id}`,
        said: texts.deleted,
        failed: texts.deleteFailed,
        remove: (keepalive) =>
          call(api.belongingCalls[ownerKind][source.kind].remove, { params: { id }, keepalive }),
        done: () => update((known) => known.filter((other) => other.id !== id)),
      }),
  };
}
