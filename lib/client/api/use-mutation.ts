import { useCallback, useRef } from "react";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { Named } from "./api";
import type { AnswerOf, ParamsOf } from "./call";
import { addUpdate, type Update } from "./query-cache";
import { queryKey } from "./query-key";
import { enqueueWrite } from "./write-queue";

interface OptimisticUpdate {
  key: string;
  update: Update;
}

/** Describes what one query shows until a write is answered. `change` must not alter its argument. */
export const optimistic = <E extends AnyEndpoint, M = AnswerOf<E>>(
  endpoint: Named<E>,
  params: ParamsOf<E>,
  change: (data: M) => M,
): OptimisticUpdate => ({ key: queryKey(endpoint, params), update: change as Update });

interface Mutation<V, A> {
  /** Writes of the same key are sent one at a time, in order. */
  key: (value: V) => string;
  send: (value: V) => Promise<A>;
  optimistic?: (value: V) => OptimisticUpdate[];
  /** Brings the answer into the cache. */
  onSuccess: (answer: A) => void;
  /** The optimistic update is rolled back by then. */
  onError: (error: unknown) => void;
}

/** A write that is seen at once and sent in order; a failure rolls it back, with those of its key that wait behind it. */
export const useMutation = <V, A>(mutation: Mutation<V, A>): ((value: V) => void) => {
  const latest = useRef(mutation);
  latest.current = mutation;
  return useCallback((value) => {
    const { key, send, optimistic: updatesFor } = latest.current;
    const rollbacks = (updatesFor?.(value) ?? []).map(({ key: query, update }) => addUpdate(query, update));
    const settle = () => {
      for (const rollback of rollbacks) rollback();
    };
    enqueueWrite(key(value), {
      send: async () => {
        try {
          const answer = await send(value);
          latest.current.onSuccess(answer);
          settle();
        } catch (error) {
          settle();
          latest.current.onError(error);
          throw error;
        }
      },
      drop: settle,
    });
  }, []);
};
