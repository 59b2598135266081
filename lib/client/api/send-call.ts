import { addWritten } from "@/lib/client/links/written";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { mirrorTexts } from "@/lib/messages/mirror";
import { Failure } from "@/lib/model/failure";
import { CallError, unreachable } from "./call";
import { addressOf, type Asked } from "./call-address";
import { storedToken } from "./credentials";
import { bodyOf } from "./multipart";
import { sendOnce } from "./send-once";
import { isForbiddenInMirror } from "./through-mirror";
import { endSessionOf } from "./token-lock";
import { ANSWERED_WITHIN, endsWithin } from "./time-limit";

interface AnyGiven extends Asked {
  body?: unknown;
  pictures?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  idempotencyKey?: string;
  pressKey?: string;
}

/** No answer came, or it broke off in the middle. */
const throwLost = (error: unknown): never => {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw unreachable();
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

type Codec = NonNullable<AnyEndpoint["body"]>;

/** Sentences by the model's names instead of the wire's. */
const named = (fields: Record<string, unknown>, codec: Codec | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([wire, text]) => [codec?.modelPath(wire) ?? wire, String(text)]),
  );

/** What the contract refuses already here is refused as the server would. */
const encoded = (codec: Codec, body: unknown): Record<string, unknown> => {
  try {
    return codec.encode(body);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new CallError(error.message, { status: 400, fields: named(error.details.fields ?? {}, codec) });
  }
};

/** Where the next part of a long list is to be had, unless a part is all that was asked for. */
const nextPart = (response: Response, given: AnyGiven | undefined): string | undefined =>
  given?.first !== undefined || (isRecord(given?.body) && "limit" in given.body)
    ? undefined
    : /^<(.+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];

/** Seconds of a day. A timer that is to wait for more than 24 of them fires at once. */
const LONGEST_RETRY = 86_400;

const refusalOf = async (response: Response, codec: Codec | undefined): Promise<CallError> => {
  const answer: unknown = await response.json().catch(() => null);
  const content = isRecord(answer) ? answer : {};
  const { error, fields } = content;
  const refusal = new CallError(typeof error === "string" ? error : "", {
    status: response.status,
    content,
    fields: named(isRecord(fields) ? fields : {}, codec),
  });
  // One that is a date is left out: the clocks may differ.
  const seconds = Number(response.headers.get("retry-after"));
  if (seconds > 0) refusal.retryAfter = 1000 * Math.min(LONGEST_RETRY, seconds);
  return refusal;
};

const headersOf = (
  { access }: AnyEndpoint,
  token: string | null,
  idempotencyKey: string | undefined,
): Headers => {
  const headers = new Headers();
  if (token !== null && access !== "anyone") headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  return headers;
};

/** Bytes of a body that is sent with `keepalive`: a browser refuses such requests above 64 KiB, and sends the others while the page lives. */
const MOST_KEPT_ALIVE = 60_000;

/** Makes one request of a call. @throws CallError */
export const sendTo = async (
  endpoint: AnyEndpoint,
  given: AnyGiven = {},
  part?: string,
): Promise<Response> => {
  const { method, body: codec, access } = endpoint;
  if (isForbiddenInMirror(endpoint)) throw new CallError(mirrorTexts.nothing, { status: 403, fields: {} });
  const { idempotencyKey, signal = null, keepalive = false } = given;
  const token = storedToken();
  const headers = headersOf(endpoint, token, idempotencyKey);
  const request: RequestInit = { method, headers, cache: "no-store", signal, keepalive };
  const encodes = codec && given.body !== undefined ? codec : undefined;
  const fields = encodes ? encoded(encodes, given.body) : {};
  if (encodes && method !== "GET") {
    const { type, body } = bodyOf(encodes, fields, given.pictures);
    headers.set("content-type", type);
    request.body = body;
    request.keepalive = keepalive && new Blob([body]).size < MOST_KEPT_ALIVE;
  }
  const response = await fetch(part ?? addressOf(endpoint, given, fields), request).catch(throwLost);
  if (response.ok) return response;
  const refusal = await refusalOf(response, codec);
  // Not waited for: the call that renews the token may be the one that is refused.
  if (response.status === 401 && access !== "anyone") void endSessionOf(token);
  throw refusal;
};

/** Bytes a millisecond that the slowest line carries on which files are waited for. */
const SLOWEST = 10;
/** The server takes in what comes within twenty minutes. */
const LONGEST = 20 * 60_000;

/** Ends a call that isn't answered in time, later where files go with it. */
const timeLimit = ({ pictures, signal }: AnyGiven = {}): AbortSignal => {
  const bytes = Object.values(pictures ?? {}).map((file) => (file instanceof File ? file.size : 0));
  const sent = bytes.reduce((sum, one) => sum + one, 0);
  return endsWithin(Math.min(LONGEST, ANSWERED_WITHIN + Math.ceil(sent / SLOWEST)), signal);
};

/** One request with its answer, which is read here: one whose body is cut off is as lost as one that never came. */
const ask = async (endpoint: AnyEndpoint, given: AnyGiven | undefined, part?: string) => {
  const response = await sendTo(endpoint, { ...given, signal: timeLimit(given) }, part);
  const content: unknown = await response.json().catch(throwLost);
  return { response, content };
};

/** Makes a call, of a list for all of its parts, and decodes the answer. @throws CallError */
export const callEndpoint = async (endpoint: AnyEndpoint, given: AnyGiven | undefined): Promise<unknown> => {
  let { response, content } = await sendOnce(endpoint, given, ask);
  for (let next = nextPart(response, given); next; next = nextPart(response, given)) {
    const more = await ask(endpoint, given, next);
    response = more.response;
    content = [content, more.content].flat();
  }
  const answer: unknown = endpoint.answer.decode(content);
  if (endpoint.method !== "GET") addWritten({ endpoint, given: given ?? {}, answer, response });
  return answer;
};
