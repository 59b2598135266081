import type { Access, AnyEndpoint, Endpoint, Params, Touches } from "@/lib/contract/endpoint";
import { sessionTexts } from "@/lib/messages/session";
import type { JournalKind } from "@/lib/model/journal";
import { endpointOf, type Named } from "./api";
import { deferredBundle } from "./deferred-bundle";

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
  /** Milliseconds after which it may be tried again; absent where the answer doesn't say. */
  declare retryAfter?: number;

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
    /** The request outlives its page, unless its body is larger than browsers allow. */
    keepalive?: boolean;
    /** What the query of a GET says several times, by the names of the wire. */
    repeated?: Record<string, readonly string[]>;
    /** Of a list that comes in parts: its first entries, and no more of them. */
    first?: number;
    /** Idempotency key of a POST whose caller retries by itself, such as an act of a fight. Without it `call` makes one and retries once after a lost answer. */
    idempotencyKey?: string;
    /** The key in place of one that `call` makes, for what was pressed before it is sent, or is pressed again. */
    pressKey?: string;
  };
type Optional<G> = Record<never, never> extends G ? [given?: G] : [given: G];
/** What a call is given, as far as its endpoint takes it: nothing has to be where all of it may be left out. */
export type Arguments<E> =
  E extends Endpoint<infer A, Access, infer B, infer P, unknown, Touches, JournalKind>
    ? Optional<Given<A, B, P>>
    : never;
export type AnswerOf<E extends AnyEndpoint> = ReturnType<E["answer"]["decode"]>;
export type ParamsOf<E> = E extends { readonly address?: infer A extends string } ? Params<A> : never;

const loaded = <E extends AnyEndpoint>(name: Named<E>): Promise<E> =>
  endpointOf(name).catch(() => {
    throw unreachable();
  });

/** As `call`, without reading the answer. @throws CallError where it is a refusal, or where none came */
export const send = async <E extends AnyEndpoint>(
  name: Named<E>,
  ...given: Arguments<E>
): Promise<Response> => {
  const endpoint = await loaded(name);
  return (await deferredBundle()).sendTo(endpoint, given[0]);
};

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
  return (await (await deferredBundle()).callEndpoint(endpoint, given[0])) as AnswerOf<E>;
};

/** The server's sentence where it gave one, else the fallback of the catalogue. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.message !== "" && error.status !== 0 ? error.message : fallback;

/** Whether the call was about something that is not there any more. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;
