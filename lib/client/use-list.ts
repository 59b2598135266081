import { useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";

/**
 * A list that changes under the reader: the server's rows at first (`fallback`, the same array until the server sends another),
 * loaded again on demand. `key` names what is listed; null loads nothing. `update` changes what is shown without asking the server,
 * also when the key has changed since; before anything is shown it does nothing.
 */
export const useList = <M>(key: string | null, load: () => Promise<M[]>, fallback?: M[]) => {
  const { data, error, isLoading, mutate } = useSWR<M[], unknown>(key, load, {
    ...(fallback && { fallbackData: fallback, revalidateOnMount: false }),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const [adopted, adopt] = useState<M[]>();
  useEffect(() => {
    if (!fallback) return;
    // What the server has just rendered is newer than what an earlier visit left in the cache.
    void mutate(fallback, { revalidate: false });
    adopt(fallback);
  }, [fallback, mutate]);
  const list = fallback && fallback !== adopted ? fallback : data;
  const { mutate: mutateOf } = useSWRConfig();
  const update = (change: (list: M[]) => M[]): void => {
    if (key === null) return;
    void mutateOf<M[]>(key, (known = fallback) => known && change(known), { revalidate: false });
  };
  return { list, failed: error !== undefined, loading: isLoading, mutate, update };
};
