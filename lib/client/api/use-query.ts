import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { Named } from "./api";
import { type AnswerOf, type Arguments, call, type ParamsOf } from "./call";
import {
  invalidateKey,
  isNewerThanPage,
  isUnkept,
  loadQuery,
  readQuery,
  setQueryData,
  snapshotOf,
} from "./query-cache";
import { queryKey } from "./query-key";

/**
 * Initial data of the server that a visit has shown. The router brings the same objects again when a page is gone back to: the cache is
 * newer then.
 */
const shown = new WeakSet<object>();

const callQuery = <E extends AnyEndpoint>(endpoint: Named<E>, params: ParamsOf<E>): Promise<unknown> =>
  call(endpoint, ...([{ params }] as unknown as Arguments<E>));

/**
 * A query of the cache that all of the browser shares: at first the `initial` data that a server component has loaded (the same object
 * until the server sends another), fetched where there is none, and anew by `reload` or `invalidate`. Null as params fetches nothing.
 * @param fetch in place of the plain call, where the cache holds another form of the answer
 * @returns `data` with optimistic updates applied, undefined while it was never loaded; `error` of the last fetch
 */
export const useQuery = <E extends AnyEndpoint, M extends object = AnswerOf<E> & object>(
  endpoint: Named<E>,
  params: ParamsOf<E> | null,
  initial?: M,
  fetch?: () => Promise<M>,
) => {
  const key = params && queryKey(endpoint, params);
  const latest = useRef(() => Promise.resolve<unknown>(undefined));
  latest.current = fetch ?? (() => (params ? callQuery(endpoint, params) : Promise.resolve()));
  const subscribe = useCallback(
    (draw: () => void) => (key === null ? () => {} : readQuery(key, draw, true)),
    [key],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => snapshotOf(key),
    () => snapshotOf(null),
  );
  /** Of the rendering before. */
  const renderedKey = useRef<string>(undefined);
  /** What the run of the effect before this one has shown; undefined before the first. */
  const shownKey = useRef<string | null>(undefined);
  // What the server has just rendered is newer than what an earlier visit left in the cache, but not than what was heard since it was asked.
  const isOutdated = key !== null && key === renderedKey.current && isNewerThanPage(key);
  useEffect(() => {
    // Data that came while something else was shown may be old: no reader heard what has changed since.
    const isLate = shownKey.current !== undefined && shownKey.current !== key;
    shownKey.current = key;
    if (key === null) return;
    if (initial && !shown.has(initial)) {
      shown.add(initial);
      if (key === renderedKey.current && isNewerThanPage(key)) void invalidateKey(key);
      else setQueryData(key, initial, latest.current);
      renderedKey.current = key;
      if (isLate) void loadQuery(key, latest.current);
    } else if (isUnkept(key)) void loadQuery(key, latest.current);
  }, [key, initial]);

  const base = initial && !shown.has(initial) && !isOutdated ? initial : (snapshot.data as M | undefined);
  const { updates, error } = snapshot;
  const data = useMemo(
    () => base && updates.reduce<M>((value, update) => update(value) as M, base),
    [base, updates],
  );
  return {
    data,
    error,
    /** Fetches again; a failure is told by `error`. */
    reload: useCallback(async () => {
      if (key !== null) await invalidateKey(key);
    }, [key]),
  };
};

/**
 * Changes the cached data of a query by what a write has answered, without a request; where the query was never loaded, nothing is
 * changed, since it is fetched when it is shown. `change` must not alter its argument.
 */
export const updateQuery = <E extends AnyEndpoint, M = AnswerOf<E>>(
  endpoint: Named<E>,
  params: ParamsOf<E>,
  change: (data: M) => M,
): void => {
  const key = queryKey(endpoint, params);
  const { data } = snapshotOf(key);
  if (data === undefined) void invalidateKey(key);
  else setQueryData(key, change(data as M));
};
