import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";

/**
 * Rows of the server that a visit has shown. The router brings the same ones again when somebody goes back to a page: what the cache
 * holds is newer then.
 */
const shown = new WeakSet<object>();

/**
 * A list that changes under the reader: the server's rows at first (`fallback`, the same array until the server sends another),
 * loaded again on demand. `key` names what is listed; null loads nothing. `update` changes what is shown without asking the server,
 * also when the key has changed since; where nothing could be loaded it loads again.
 */
export const useList = <M>(key: string | null, load: () => Promise<M[]>, fallback?: M[]) => {
  const { data, error, isLoading, mutate } = useSWR<M[], unknown>(key, load, {
    ...(fallback && { fallbackData: fallback, revalidateOnMount: false }),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    if (!fallback) return;
    if (shown.has(fallback)) void mutate();
    // What the server has just rendered is newer than what an earlier visit left in the cache.
    else void mutate(fallback, { revalidate: false });
    shown.add(fallback);
  }, [fallback, mutate]);
  const list = fallback && !shown.has(fallback) ? fallback : data;
  const { cache, mutate: mutateOf } = useSWRConfig();
  const update = (change: (list: M[]) => M[]): void => {
    if (key === null) return;
    if (!fallback && cache.get(key)?.data === undefined) void mutateOf(key);
    else void mutateOf<M[]>(key, (known = fallback) => known && change(known), { revalidate: false });
  };
  return { list, failed: error !== undefined, loading: isLoading, mutate, update };
};
