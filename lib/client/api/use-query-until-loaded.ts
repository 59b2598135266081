import { useEffect } from "react";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { Named } from "./api";
import type { AnswerOf, ParamsOf } from "./call";
import { isPassing } from "./failures";
import { repeatLater } from "./query-cache";
import { queryKey } from "./query-key";
import { useQuery } from "./use-query";

/**
 * `useQuery` that repeats its first load until it is answered. For what is drawn in the background, such as a call for initiative: while it
 * is missing there is no button that would try again.
 */
export const useQueryUntilLoaded = <E extends AnyEndpoint>(
  endpoint: Named<E>,
  params: ParamsOf<E> | null,
  initial?: AnswerOf<E> & object,
) => {
  const query = useQuery(endpoint, params, initial);
  const { data, error } = query;
  const key = params && queryKey(endpoint, params);
  useEffect(() => {
    // The cache repeats a refetch by itself.
    if (key !== null && data === undefined && isPassing(error)) repeatLater(key);
  }, [key, data, error]);
  return query;
};
