"use client";

import { useRef } from "react";
import { isGone } from "@/lib/client/call";
import { deleteLater } from "@/lib/client/deferred-delete";
import { toast } from "@/lib/client/toast";
import { useHidden } from "@/lib/client/use-hidden";
import { useList } from "@/lib/client/use-list";
import { useQuickChange } from "@/lib/client/use-quick-change";

export interface Kept {
  id: number;
  currentHitPoints: number;
  maxHitPoints: number;
}

export interface CreatureSource<C> {
  /** Names the list, such as "characters of 7". */
  key: string;
  /** What the server rendered; loaded from here where it couldn't. */
  rows: C[] | undefined;
  load: () => Promise<C[]>;
  read: (id: number) => Promise<Kept>;
  change: (id: number, stats: { currentHitPoints: number }) => Promise<C>;
  remove: (id: number, keepalive: boolean) => Promise<unknown>;
  texts: { updateFailed: string; deleted: string; deleteFailed: string };
}

/** The creatures of a campaign while its book is open: what is done to them is seen at once and taken back where the server refuses. */
export function useCreatures<C extends Kept>(source: CreatureSource<C>) {
  const { key, rows, texts } = source;
  const { list, failed, mutate, update } = useList(key, source.load, rows);
  const hidden = useHidden();
  const nameOf = (id: number) => `${key}: ${id}`;
  const replace = (creature: C) =>
    update((known) => known.map((other) => (other.id === creature.id ? creature : other)));
  /** Somebody else deleted it: the list knows. */
  const missed = (error: unknown) => {
    if (isGone(error)) void mutate();
  };
  /** From what the next change of each is counted. */
  const counted = useRef(new Map<number, number>());
  const setHitPoints = useQuickChange<number, C>({
    // Somebody else at the table may have changed them meanwhile: what is sent is theirs and this, and not what was on the screen.
    send: async (id, target) => {
      const by = target - (counted.current.get(id) ?? target);
      counted.current.set(id, target);
      try {
        const { currentHitPoints, maxHitPoints } = await source.read(id);
        const left = Math.min(maxHitPoints, Math.max(0, currentHitPoints + by));
        return await source.change(id, { currentHitPoints: left });
      } catch (error) {
        // Of this one alone: changes of others may be on their way.
        counted.current.delete(id);
        throw error;
      }
    },
    show: (id, currentHitPoints) =>
      update((known) => known.map((other) => (other.id === id ? { ...other, currentHitPoints } : other))),
    settled: (creature) => {
      counted.current.delete(creature.id);
      replace(creature);
    },
    failed: (error) => {
      toast.error(texts.updateFailed);
      missed(error);
    },
  });

  return {
    creatures: list?.filter(({ id }) => !hidden.has(nameOf(id))),
    /** With what is being deleted; undefined where nothing could be loaded. */
    known: list,
    failed,
    retry: () => void mutate(),
    add: (...creatures: C[]) => update((known) => [...known, ...creatures]),
    replace,
    missed,
    setHitPoints: ({ id, currentHitPoints }: C, current: number) => {
      if (!counted.current.has(id)) counted.current.set(id, currentHitPoints);
      setHitPoints(id, currentHitPoints, current);
    },
    remove: ({ id }: C) =>
      deleteLater({
        key: nameOf(id),
        said: texts.deleted,
        failed: texts.deleteFailed,
        remove: (keepalive) => source.remove(id, keepalive),
        done: () => update((known) => known.filter((other) => other.id !== id)),
      }),
  };
}
