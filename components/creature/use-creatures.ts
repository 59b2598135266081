"use client";

import { isGone } from "@/lib/client/call";
import { deleteLater } from "@/lib/client/deferred-delete";
import { toast } from "@/lib/client/toast";
import { useHidden } from "@/lib/client/use-hidden";
import { useList } from "@/lib/client/use-list";
import { useQuickChange } from "@/lib/client/use-quick-change";

export interface Kept {
  id: number;
  currentHitPoints: number;
}

export interface CreatureSource<C> {
  /** Names the list, such as "characters of 7". */
  key: string;
  /** What the server rendered; loaded from here where it couldn't. */
  rows: C[] | undefined;
  load: () => Promise<C[]>;
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
  const setHitPoints = useQuickChange<number, C>({
    send: (id, currentHitPoints) => source.change(id, { currentHitPoints }),
    show: (id, currentHitPoints) =>
      update((known) => known.map((other) => (other.id === id ? { ...other, currentHitPoints } : other))),
    settled: replace,
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
    setHitPoints: ({ id, currentHitPoints }: C, current: number) =>
      setHitPoints(id, currentHitPoints, current),
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
