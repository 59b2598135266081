"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Change } from "@/lib/client/api/invalidate";
import type { Contents, ContentKind } from "@/lib/model/event";

/** Somebody who has the book open. */
export interface Present {
  id: number;
  username: string;
}

/** What a page may listen to. Contents are as the API writes them, for the contract to decode; null where there are none any more. */
export interface LiveEvents extends Record<ContentKind, Contents> {
  /** Told as it comes, before its refetch; `by` is the person who made the change. */
  change: Change & { by: number };
  /**
   * The same object once the fetches of the queries that show it have ended, also where they failed; of several of one record within a burst
   * the last. Those of what a creature owns are waited for too, save after a change of its vitals alone: they are put off then.
   */
  refetched: Change;
  presence: readonly Present[];
  /** What was missed isn't known: everything on the screen is loaded again. */
  resync: null;
}
export type LiveKind = keyof LiveEvents;

/** Since when nothing comes through, and when that is tried again; null while the stream is open or not wanted. */
export type Away = { since: number; retryAt: number } | null;

type Handler<K extends LiveKind> = (event: LiveEvents[K]) => void;
const handlers: { [K in LiveKind]?: Set<Handler<K>> } = {};

const nobody: readonly Present[] = [];
let present = nobody;
let away: Away = null;
const drawers = new Set<() => void>();
const draw = () => {
  for (const one of drawers) one();
};
const subscribe = (one: () => void) => {
  drawers.add(one);
  return () => void drawers.delete(one);
};

/** Hands an event to whoever listens in this tab. */
export const tellPage = <K extends LiveKind>(kind: K, event: LiveEvents[K]): void => {
  if (kind === "presence") {
    present = event as LiveEvents["presence"];
    draw();
  }
  for (const handle of handlers[kind] ?? []) handle(event);
};

/** Milliseconds after which not hearing anything is said. */
const PATIENCE = 3000;
let late: ReturnType<typeof setTimeout> | undefined;

/** Says that nothing comes through, after a moment: a server that restarts is back by then. Null says that it does again. */
export const showAway = (next: Away): void => {
  clearTimeout(late);
  const set = () => {
    away = next;
    draw();
  };
  if (next) late = setTimeout(set, Math.max(0, next.since + PATIENCE - Date.now()));
  else if (away) set();
};

const onLiveEvent = <K extends LiveKind>(kind: K, handle: Handler<K>): (() => void) => {
  const mine: Set<Handler<K>> = (handlers[kind] ??= new Set<never>());
  mine.add(handle);
  return () => void mine.delete(handle);
};

/**
 * Calls `handle` with each live event of a kind while the component is there.
 * @public
 */
export const useLiveEvent = <K extends LiveKind>(kind: K, handle: Handler<K>): void => {
  const latest = useEffectEvent(handle);
  useEffect(() => onLiveEvent(kind, (event) => latest(event)), [kind]);
};

/** Who has the open book open now, by name; nobody until that is known. */
export const usePresent = (): readonly Present[] =>
  useSyncExternalStore(
    subscribe,
    () => present,
    () => nobody,
  );

export const useAway = (): Away =>
  useSyncExternalStore(
    subscribe,
    () => away,
    () => null,
  );
