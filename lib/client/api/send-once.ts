import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { takesKey } from "@/lib/contract/idempotency";
import { isAmbiguous, isAnswerLost } from "./failures";
import { fingerprint, newKey } from "./idempotency-key";

interface Given {
  params?: Record<string, number | string>;
  body?: unknown;
  pictures?: unknown;
  idempotencyKey?: string;
  pressKey?: string;
}

/** How long the same call, made again after its answer got lost twice, is taken for a repetition: by then the page shows what is stored. */
const REPEATED_WITHIN = 30_000;

/** What a call writes to: kinds of records, and the record that its address names. */
interface Target {
  kinds: readonly string[];
  /** Such as `/api/maps`. */
  root: string;
  id: number | string | undefined;
  /** It changes what the record holds; others end, delete or open it. */
  isChange: boolean;
}
interface Sent extends Target {
  key: string;
  /** When its answer got lost for the second time; undefined on its way. */
  lostAt?: number;
  /** Something else was done to its record since. */
  isForgotten?: true;
}
/** The calls that are on their way, or whose answer got lost, by what they would do. */
const unanswered = new Map<string, Sent>();

const targetOf = ({ method, path, touches }: AnyEndpoint, params: Given["params"]): Target => ({
  kinds: touches === undefined || touches === "nothing" ? [] : Object.keys(touches),
  root: path.replace(/\/\[.*/, ""),
  id: params?.["id"],
  isChange: method === "PUT",
});

/**
 * Whether a call may undo what an earlier one did: they write to the same kind, and not to two records of it. An address without a record
 * makes one: another one beside it undoes nothing, but what is done to a record may end or delete the one that was made.
 */
const mayUndo = (later: Target, earlier: Target): boolean => {
  if (!later.kinds.some((kind) => earlier.kinds.includes(kind))) return false;
  if (later.root !== earlier.root) return true;
  return earlier.id === undefined ? later.id !== undefined && !later.isChange : later.id === earlier.id;
};

/** What was done before another call to the same record may be undone by it: the same press then means it again, and is no repetition. */
const forgetOthers = (target: Target, content?: string): void => {
  for (const [other, sent] of unanswered)
    if (other !== content && mayUndo(target, sent)) {
      sent.isForgotten = true;
      unanswered.delete(other);
    }
};

/** Begins a call: under the key of the one that it repeats, where nothing was done in between. */
const begin = (content: string, target: Target, pressKey: string | undefined): Sent => {
  forgetOthers(target, content);
  const before = unanswered.get(content);
  const isRepeated = before?.lostAt !== undefined && Date.now() - before.lostAt < REPEATED_WITHIN;
  const sent: Sent = { ...target, key: isRepeated ? before.key : (pressKey ?? newKey()) };
  unanswered.set(content, sent);
  return sent;
};

/**
 * Sends a call under an `Idempotency-Key` where it takes one, and once more where the answer got lost, so that nothing is done twice; who
 * presses again right after both got lost repeats the same call too. A caller that brings a key of its own repeats by itself.
 */
export const sendOnce = async <G extends Given, A>(
  endpoint: AnyEndpoint,
  given: G | undefined,
  send: (endpoint: AnyEndpoint, given: (G & Given) | undefined) => Promise<A>,
): Promise<A> => {
  if (endpoint.method === "GET") return send(endpoint, given);
  const { params, body, pictures, pressKey, idempotencyKey } = given ?? {};
  const target = targetOf(endpoint, params);
  if (!takesKey(endpoint) || idempotencyKey !== undefined) {
    forgetOthers(target);
    return send(endpoint, given);
  }
  const content = fingerprint([endpoint.path, params, body, pictures]);
  const sent = begin(content, target, pressKey);
  const keyed = { ...given, idempotencyKey: sent.key } as G & Given;
  let isLost = false;
  const again = (error: unknown) => {
    if (!isAnswerLost(error)) throw error;
    return send(endpoint, keyed);
  };
  try {
    return await send(endpoint, keyed).catch(again);
  } catch (error) {
    isLost = isAmbiguous(error);
    throw error;
  } finally {
    if (isLost) {
      sent.lostAt = Date.now();
      // The same press beside it was answered, and took it off the list.
      if (!sent.isForgotten && !unanswered.has(content)) unanswered.set(content, sent);
    } else if (unanswered.get(content) === sent) unanswered.delete(content);
  }
};
