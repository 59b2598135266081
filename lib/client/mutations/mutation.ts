import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { ChangeKind } from "@/lib/model/event";
import { endpointName, type Named } from "@/lib/client/api/api";
import { type AnswerOf, type Arguments, call, type ParamsOf } from "@/lib/client/api/call";
import { newKey } from "@/lib/client/api/idempotency-key";
import type { Change } from "@/lib/client/api/invalidate";
import { addUpdate, type Update } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { enqueueWrite, type QueuedWrite } from "@/lib/client/api/write-queue";

type GivenOf<E extends AnyEndpoint> = NonNullable<Arguments<E>[0]>;
type PartOf<G, K extends string> = G extends { [P in K]?: infer T } ? T : undefined;

export type BodyOf<E extends AnyEndpoint> = PartOf<GivenOf<E>, "body">;

/** A write as plain data: what it does to the cache follows from it alone. */
export interface Write<E extends AnyEndpoint> {
  /** The endpoint's, such as `notes.change`. */
  readonly name: string;
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
  /** The files that go with it: such a write is no JSON. */
  readonly pictures?: object;
  /** Made when it was pressed: its idempotency key, unless it repeats a press whose answer got lost (`send-once.ts`). */
  readonly key: string;
  /** When it was pressed, in milliseconds. */
  readonly at: number;
  /** The book that it is about; null for what concerns a person alone. */
  readonly campaignId: number | null;
}

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

interface Effects<E extends AnyEndpoint> {
  /** Writes of one queue are sent one at a time, in order; after a failure those that wait behind it are dropped. Without it, at once. */
  queue?: (write: Write<E>) => string;
  /** In place of the plain call, where a refusal or a lost connection is dealt with before it counts. */
  send?: (write: Write<E>) => Promise<AnswerOf<E>>;
  /** What is drawn until the answer; a failure takes it back. */
  optimistic?: (write: Write<E>) => OptimisticUpdate[];
  /** Brings the answer into the cache. */
  keep?: (answer: AnswerOf<E>, write: Write<E>) => void;
  /**
   * The record whose queries are fetched anew after a refusal, which may mean that the page is out of date; and after an answer that is
   * not kept.
   */
  invalidates?: (write: Write<E>) => { kind: ChangeKind; id: number };
  /** Whether `invalidates` applies to a kept answer as well, for queries of the record that the answer doesn't hold, such as its links. */
  refetches?: true;
}
/** Writes: what it is given is the call's. */
export type Mutation<E extends AnyEndpoint> = (
  campaignId: number | null,
  ...given: Arguments<E>
) => Promise<AnswerOf<E>>;

/** A write that was not sent, because one before it in its queue has failed, which was told already. */
export class DroppedWrite extends Error {
  override readonly name = "DroppedWrite";
}

type Given<E extends AnyEndpoint> = Pick<Write<E>, "params" | "body" | "pictures"> & {
  idempotencyKey?: string;
  pressKey?: string;
};

/** Loaded once something is fetched anew: the first page needs none of it. Without the script live events still tell of what changed. */
const refetch = (change: Change): void =>
  void import("@/lib/client/api/invalidate").then(({ invalidate }) => invalidate(change)).catch(() => {});

const sendAlone = ({ send }: QueuedWrite) => void send().catch(() => {});

/**
 * Defines a write once: by its endpoint, and by what it does to the cache. It is drawn at once, sent when those before it in its queue are
 * answered, and its answer is brought into the cache.
 * @throws CallError where it was refused or no answer came, DroppedWrite where it was not sent; it is rolled back by then
 */
export const mutation =
  <E extends AnyEndpoint>(
    endpoint: Named<E>,
    { queue, send, optimistic: updatesOf, keep, invalidates, refetches }: Effects<E> = {},
  ): Mutation<E> =>
  (campaignId, ...given) => {
    const { params, body, pictures, idempotencyKey, pressKey } = (given[0] ?? {}) as Given<E>;
    const key = idempotencyKey ?? pressKey ?? newKey();
    const data = { params, body, ...(pictures && { pictures }) };
    const write: Write<E> = { name: endpointName(endpoint), ...data, key, at: Date.now(), campaignId };
    const sent = [{ ...given[0], pressKey: key }] as unknown as Arguments<E>;
    const rollbacks = (updatesOf?.(write) ?? []).map((one) => addUpdate(one.key, one.update));
    const settle = () => {
      for (const rollback of rollbacks) rollback();
    };
    const refetchChanged = () => {
      if (invalidates) refetch({ ...invalidates(write), campaignId });
    };
    return new Promise((resolve, reject) => {
      const name = queue?.(write);
      const put = name === undefined ? sendAlone : (one: QueuedWrite) => enqueueWrite(name, one);
      put({
        send: async () => {
          try {
            const answer = await (send ? send(write) : call(endpoint, ...sent));
            keep?.(answer, write);
            if (!keep || refetches) refetchChanged();
            settle();
            resolve(answer);
          } catch (error) {
            settle();
            refetchChanged();
            reject(error);
            throw error;
          }
        },
        drop: () => {
          settle();
          reject(new DroppedWrite());
        },
      });
    });
  };
