"use client";

import { api, type Contract, type Names } from "@/lib/client/api/api";
import { call, isGone } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { deleteWithUndo } from "@/lib/client/storage/undoable-delete";
import { changeCharacterHitPoints, changeEncounterHitPoints } from "@/lib/client/mutations/hit-points";
import { DroppedWrite, mutate } from "@/lib/client/mutations/mutation";
import { usePendingDeletes } from "@/lib/client/storage/use-pending-deletes";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import type { HitPointChange, StoredHitPoints } from "@/lib/rules/hit-points";

export interface Listed extends StoredHitPoints {
  id: number;
}

type Calls = Names<{
  list: Contract["characters"]["list"] | Contract["encounters"]["list"];
  remove: Contract["characters"]["remove"] | Contract["encounters"]["remove"];
}>;
const CALLS: Record<"character" | "encounter", Calls> = {
  character: { list: api.characters.list, remove: api.characters.remove },
  encounter: { list: api.encounters.list, remove: api.encounters.remove },
};

export interface CreatureSource<C> {
  kind: "character" | "encounter";
  campaignId: number;
  /** What the server rendered; fetched where it could not. */
  rows: C[] | undefined;
  texts: { updateFailed: string; deleted: string; deleteFailed: string; gone: string };
}

/** The creatures of a campaign, with what changes them. */
export function useCreatures<C extends Listed>({ kind, campaignId, rows, texts }: CreatureSource<C>) {
  const calls = CALLS[kind];
  const campaign = { id: campaignId };
  const { data: list, error, reload } = useQuery(calls.list, campaign, rows);
  const update = (change: (known: C[]) => C[]) => updateQuery(calls.list, campaign, change);
  const hidden = usePendingDeletes();
  const nameOf = (id: number) => `${kind} ${id}`;
  const replace = (creature: Listed) =>
    update((known) => known.map((other) => (other.id === creature.id ? { ...other, ...creature } : other)));
  /** A refused write tells that the creature may be gone. */
  const onRefused = (refusal: unknown) => {
    if (isGone(refusal)) void reload();
  };
  const changeHitPoints = async (id: number, change: HitPointChange) => {
    const given = { params: { id }, body: change };
    try {
      if (kind === "character") await mutate(changeCharacterHitPoints, campaignId, given);
      else await mutate(changeEncounterHitPoints, campaignId, given);
    } catch (refusal) {
      // Those that were pressed after it are taken back with it.
      if (refusal instanceof DroppedWrite) return;
      toast.error(texts.updateFailed, { about: "creature" });
      onRefused(refusal);
    }
  };

  return {
    /** With what is being deleted; undefined where nothing could be fetched. */
    known: list,
    creatures: list?.filter(({ id }) => !hidden.has(nameOf(id))),
    failed: error !== undefined,
    retry: () => void reload(),
    add: (...creatures: C[]) => update((known) => [...known, ...creatures]),
    replace,
    onRefused,
    changeHitPoints: (id: number, change: HitPointChange) => void changeHitPoints(id, change),
    remove: ({ id }: C) =>
      deleteWithUndo({
        key: nameOf(id),
        said: texts.deleted,
        failed: texts.deleteFailed,
        remove: (keepalive) => call(calls.remove, { params: { id }, keepalive }),
        done: () => update((known) => known.filter((other) => other.id !== id)),
      }),
  };
}
