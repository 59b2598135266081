import type { Access, AnyEndpoint, Endpoint, Params, Touches } from "@/lib/contract/endpoint";
import { sessionTexts } from "@/lib/messages/session";
import { Failure } from "@/lib/model/failure";
import type { JournalKind } from "@/lib/model/journal";
import { endpointOf, type Named } from "./api";
import { addressOf, type Asked } from "./call-address";
import { mirrorTexts } from "@/lib/messages/mirror";
import { endSession, storedToken } from "./credentials";
import { deferredBundle } from "./deferred-bundle";
import { isForbiddenInMirror } from "./through-mirror";

interface CallErrorDetails {
  /** 0 where no answer came. */
  status: number;
  /** By the model's names (dotted where nested), so that a form can show them at its fields. */
  fields: Record<string, string>;
  /** All that the refusal said, as it came. */
  content?: Record<string, unknown>;
}

/** A refusal or a lost connection; the message is the server's sentence for the person, or '' where it gave none. */
export class CallError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly content: Record<string, unknown>;

  constructor(sentence: string, { status, fields, content = {} }: CallErrorDetails) {
    super(sentence);
    this.name = "CallError";
    this.status = status;
    this.fields = fields;
    this.content = content;
  }
}

export const unreachable = () => new CallError(sessionTexts.unreachable, { status: 0, fields: {} });

type Given<A extends string, B, P> = (keyof Params<A> extends never
  ? { params?: never }
  : { params: Params<A> }) &
  (B extends undefined ? { body?: never } : { body: B }) & {
    pictures?: P;
    signal?: AbortSignal;
    keepalive?: boolean;
    /** What the query of a GET says several times, by the names of the wire. */
    repeated?: Record<string, readonly string[]>;
    /** Of a list that comes in parts: its first entries, and no more of them. */
    first?: number;
    /** Whoever repeats a POST by itself gives its key: the first answer is given again. Else the call makes one and repeats once. */
    idempotencyKey?: string;
  };
interface AnyGiven extends Asked {
  body?: unknown;
  pictures?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  idempotencyKey?: string;
}

type Optional<G> = Record<never, never> extends G ? [given?: G] : [given: G];
/** What a call is given, as far as its endpoint takes it: nothing has to be where all of it may be left out. */
export type Arguments<E> =
  E extends Endpoint<infer A, Access, infer B, infer P, unknown, Touches, JournalKind>
    ? Optional<Given<A, B, P>>
    : never;
export type AnswerOf<E extends AnyEndpoint> = ReturnType<E["answer"]["decode"]>;
export type ParamsOf<E> = E extends { readonly address?: infer A extends string } ? Params<A> : never;

const readAnswer = async (response: Response): Promise<unknown> => response.json().catch(() => null);

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

const refusalOf = async (response: Response, codec: Codec | undefined): Promise<CallError> => {
  const answer = await readAnswer(response);
  const content = isRecord(answer) ? answer : {};
  const { error, fields } = content;
  return new CallError(typeof error === "string" ? error : "", {
    status: response.status,
    content,
    fields: named(isRecord(fields) ? fields : {}, codec),
  });
};

const headersOf = ({ access }: AnyEndpoint, idempotencyKey: string | undefined): Headers => {
  const headers = new Headers();
  const token = storedToken();
  if (token !== null && access !== "anyone") headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  return headers;
};

const sendTo = async (endpoint: AnyEndpoint, given: AnyGiven = {}, part?: string): Promise<Response> => {
  const { method, body: codec, access } = endpoint;
  if (isForbiddenInMirror(endpoint)) throw new CallError(mirrorTexts.nothing, { status: 403, fields: {} });
  const { idempotencyKey, signal = null, keepalive = false } = given;
  const headers = headersOf(endpoint, idempotencyKey);
  const request: RequestInit = { method, headers, cache: "no-store", signal, keepalive };
  const encodes = codec && given.body !== undefined ? codec : undefined;
  const fields = encodes ? encoded(encodes, given.body) : {};
  if (encodes && method !== "GET") {
    const { type, body } = (await deferredBundle()).bodyOf(encodes, fields, given.pictures);
    headers.set("content-type", type);
    request.body = body;
  }
  const response = await fetch(part ?? addressOf(endpoint, given, fields), request).catch(
    (error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw unreachable();
    },
  );
  if (response.ok) return response;
  const refusal = await refusalOf(response, codec);
  if (response.status === 401 && access !== "anyone") endSession();
  throw refusal;
};

const loaded = <E extends AnyEndpoint>(name: Named<E>): Promise<E> =>
  endpointOf(name).catch(() => {
    throw unreachable();
  });

/** As `call`, without reading the answer. @throws CallError where it is a refusal, or where none came */
export const send = async <E extends AnyEndpoint>(
  name: Named<E>,
  ...given: Arguments<E>
): Promise<Response> => sendTo(await loaded(name), given[0]);

/**
 * Makes one call of the contract: encodes the body through the endpoint's table (multipart when it brings a file, the query
 * of a GET), adds the stored token, decodes the answer; of a list all of its parts. Never shows anything itself. A refused session ends it:
 * credentials are cleared and the Login Required overlay appears.
 * @throws CallError
 */
export const call = async <E extends AnyEndpoint>(
  name: Named<E>,
  ...given: Arguments<E>
): Promise<AnswerOf<E>> => {
  const endpoint = await loaded(name);
  const { addWritten, sendOnce } = await deferredBundle();
  let response = await sendOnce(endpoint, given[0] as AnyGiven | undefined, sendTo);
  let content = await readAnswer(response);
  for (let next = nextPart(response, given[0]); next; next = nextPart(response, given[0])) {
    response = await sendTo(endpoint, given[0], next);
    content = [content, await readAnswer(response)].flat();
  }
  const answer = endpoint.answer.decode(content) as AnswerOf<E>;
  if (endpoint.method !== "GET") addWritten({ endpoint, given: given[0] ?? {}, answer, response });
  return answer;
};

/** The server's sentence where it gave one, else the fallback of the catalogue. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.message !== "" && error.status !== 0 ? error.message : fallback;

/** Whether the call was about something that is not there any more. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;
