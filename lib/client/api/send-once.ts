import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { takesKey } from "@/lib/contract/idempotency";
import { fingerprint, isAmbiguous, newKey } from "./idempotently";

interface Given {
  params?: Record<string, number | string>;
  body?: unknown;
  pictures?: unknown;
  idempotencyKey?: string;
  pressKey?: string;
}

/** How long the same call, made again after its answer got lost twice, is taken for a repetition: by then the page shows what is stored. */
const REPEATED_WITHIN = 30_000;
/** The calls whose answer got lost, by what they would do. */
const unanswered = new Map<string, { key: string; at: number }>();

/**
 * Sends a call under an `Idempotency-Key` where it takes one, and once more where the answer got lost, so that nothing is done twice; who
 * presses again after both got lost repeats the same call too. A caller that brings a key of its own repeats by itself.
 */
export const sendOnce = async <G extends Given, A>(
  endpoint: AnyEndpoint,
  given: G | undefined,
  send: (endpoint: AnyEndpoint, given: (G & Given) | undefined) => Promise<A>,
): Promise<A> => {
  if (!takesKey(endpoint) || given?.idempotencyKey !== undefined) return send(endpoint, given);
  const content = fingerprint([endpoint.path, given?.params, given?.body, given?.pictures]);
  const before = unanswered.get(content);
  unanswered.delete(content);
  const isRepeated = before !== undefined && Date.now() - before.at < REPEATED_WITHIN;
  const key = isRepeated ? before.key : (given?.pressKey ?? newKey());
  const keyed = { ...given, idempotencyKey: key } as G & Given;
  const again = (error: unknown) => {
    if (!isAmbiguous(error)) throw error;
    return send(endpoint, keyed);
  };
  try {
    return await send(endpoint, keyed).catch(again);
  } catch (error) {
    if (isAmbiguous(error)) unanswered.set(content, { key, at: Date.now() });
    throw error;
  }
};
