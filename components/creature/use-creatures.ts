"use client";

import { api, type Contract, type Named } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { deleteWithUndo } from "@/lib/client/storage/undoable-delete";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { removeCharacter } from "@/lib/client/mutations/characters";
import { removeEncounter } from "@/lib/client/mutations/encounters";
import { changeCharacterHitPoints, changeEncounterHitPoints } from "@/lib/client/mutations/hit-points";
import type { Mutation } from "@/lib/client/mutations/mutation";
import { usePendingDeletes } from "@/lib/client/storage/use-pending-deletes";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import type { HitPointChange, StoredHitPoints } from "@/lib/rules/hit-points";

export interface WithVitals extends StoredHitPoints {
  id: number;
}

type Of<K extends "list" | "remove"> = Contract["characters"][K] | Contract["encounters"][K];
interface Calls {
  list: Named<Of<"list">>;
  remove: Mutation<Of<"remove">>;
  removal: Named<Of<"remove">>;
}
const CALLS: Record<"character" | "encounter", Calls> = {
  character: { list: api.characters.list, remove: removeCharacter, removal: api.characters.remove },
  encounter: { list: api.encounters.list, remove: removeEncounter, removal: api.encounters.remove },
};

export interface CreatureSource<C> {
  kind: "character" | "encounter";
  campaignId: number;
  /** What the server rendered; fetched where it could not. */
  rows: C[] | undefined;
  texts: { updateFailed: string; deleted: string; deleteFailed: string; gone: string };
}

/** The creatures of a campaign, with what changes them. */
export function useCreatures<C extends WithVitals>({ kind, campaignId, rows, texts }: CreatureSource<C>) {
  const calls = CALLS[kind];
  const campaign = { id: campaignId };
  const { data: list, error, reload } = useQuery(calls.list, campaign, rows);
  const update = (change: (known: C[]) => C[]) => updateQuery(calls.list, campaign, change);
  const hidden = usePendingDeletes();
  const nameOf = (id: number) => `${kind} ${id}`;
  const replace = (creature: WithVitals) =>
    update((known) => known.map((other) => (other.id === creature.id ? { ...other, ...creature } : other)));
  /** A refused write tells that the creature may be gone. */
  const onRefused = (refusal: unknown) => {
    if (isGone(refusal)) void reload();
  };
  const changeHitPoints = async (id: number, change: HitPointChange) => {
    const given = { params: { id }, body: change };
    const work = () =>
      kind === "character"
        ? changeCharacterHitPoints(campaignId, given)
        : changeEncounterHitPoints(campaignId, given);
    const said = { failed: texts.updateFailed, sentence: "unsaid" as const, about: "creature" };
    // Those that were pressed after it are taken back with it.
    await attemptOrThrow<unknown>(work, said).catch(onRefused);
  };

  return {
    /** With what is being deleted; undefined where nothing could be fetched. */
    known: list,
    creatures: list?.filter(({ id }) => !hidden.has(nameOf(id))),
    failed: error !== undefined,
    retry: () => void reload(),
    // They may have been heard of before the answer came.
    add: (...creatures: C[]) =>
      update((known) => [...known.filter(({ id }) => !creatures.some((one) => one.id === id)), ...creatures]),
    replace,
    onRefused,
    changeHitPoints: (id: number, change: HitPointChange) => void changeHitPoints(id, change),
    remove: ({ id }: C) =>
      deleteWithUndo({
        key: nameOf(id),
        said: texts.deleted,
        failed: texts.deleteFailed,
        remove: (keepalive) => calls.remove(campaignId, { params: { id }, keepalive }),
        endpoint: calls.removal,
        id,
        campaignId,
        done: () => update((known) => known.filter((other) => other.id !== id)),
      }),
  };
}
