"use client";

import { useEffect, useState } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { api } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { belongingWrites } from "@/lib/client/mutations/belongings";
import { deleteWithUndo } from "@/lib/client/storage/undoable-delete";
import { toast } from "@/lib/client/page/toast";
import { usePendingDeletes } from "@/lib/client/storage/use-pending-deletes";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
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
  const hidden = usePendingDeletes();
  const query = useQuery(api.belongingCalls[ownerKind][kind].list, { id }, rows);
  return { ...query, key, shown: query.data?.filter((one) => !hidden.has(`${key}: ${one.id}`)) };
}

/** What an owner has of one kind. The first entry is selected after loading, a new one when it is added, and what something leads to. */
export function useBelongings({ led, ...source }: Source & { led: { id: number } | undefined }) {
  const { kind: ownerKind } = ownerOf(source.owner);
  const texts = textsOf(ownerKind, source.kind);
  const campaignId = useOpenCampaign();
  const { key, data: list, shown, error, reload } = useBelongingList(source);
  const { id: ownerId } = ownerOf(source.owner);
  const update = (change: (known: Belonging[]) => Belonging[]) =>
    updateQuery(api.belongingCalls[ownerKind][source.kind].list, { id: ownerId }, change);
  const [selectedId, select] = useState(led?.id);
  const [keyBefore, setKeyBefore] = useState(key);
  if (keyBefore !== key) {
    setKeyBefore(key);
    select(undefined);
  }
  const [ledBefore, setLedBefore] = useState(led);
  if (ledBefore !== led) {
    setLedBefore(led);
    if (led) select(led.id);
  }

  const { loadFailed } = texts;
  // A list that is there is loaded again by itself: that it fails is said once.
  // That its owner is gone is said by the owner's book.
  const failure = !isGone(error) && (list ? error !== undefined : error);
  useEffect(() => {
    if (failure && loadFailed) toast.error(loadFailed);
  }, [failure, loadFailed]);

  return {
    list: shown,
    failed: error !== undefined && !list,
    retry: () => void reload(),
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
    /** It is no longer the owner's. */
    drop: ({ id }: Belonging) => update((known) => known.filter((other) => other.id !== id)),
    remove: ({ id }: Belonging) =>
      deleteWithUndo({
        key: `${key}: ${id}`,
        said: texts.deleted,
        failed: texts.deleteFailed,
        remove: (keepalive) =>
          belongingWrites(ownerKind, source.kind).remove(campaignId, { params: { id }, keepalive }),
        endpoint: api.belongingCalls[ownerKind][source.kind].remove,
        id,
        campaignId,
        done: () => update((known) => known.filter((other) => other.id !== id)),
      }),
  };
}
