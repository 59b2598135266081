import { useEffect } from "react";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { Named } from "./api";
import type { ParamsOf } from "./call";
import { isPassing } from "./idempotently";
import { REFETCH_DELAY } from "./query-cache";
import { useQuery } from "./use-query";

/**
 * `useQuery` that repeats its first load until it is answered. For what is drawn in the background, such as a call for initiative: while it
 * is missing there is no button that would try again.
 */
export const useQueryUntilLoaded = <E extends AnyEndpoint>(
  endpoint: Named<E>,
  params: ParamsOf<E> | null,
) => {
  const query = useQuery(endpoint, params);
  const { data, error, reload } = query;
  useEffect(() => {
    // The cache repeats a refetch by itself.
    if (data !== undefined || !isPassing(error)) return undefined;
    const again = setTimeout(() => void reload(), REFETCH_DELAY);
    return () => clearTimeout(again);
  }, [data, error, reload]);
  return query;
};
