import { z } from "zod";
import type { RateName } from "@/lib/limits";
import type { ChangeKind, ContentKind } from "@/lib/model/event";
import type { JournalKind } from "@/lib/model/journal";
import type { PlainKind } from "@/lib/model/resource";
import type { Action } from "@/lib/policy";
import type { AnswerCodec, BodyCodec, SentFile } from "./wire";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Address = `${Method} /api/${string}`;

/** Parameters of paths that are text; every other is an id. */
export const TEXT_PARAMETERS = ["slug", "token"] as const;
type Parameter<N> = N extends (typeof TEXT_PARAMETERS)[number] ? string : number;

/** `Params<"PUT /api/campaigns/[id]">` is `{ id: number }`. */
export type Params<A extends string> = A extends `${string}[${infer Name}]${infer Rest}`
  ? { [N in Name]: Parameter<N> } & Params<Rest>
  : Record<never, never>;

type Owner = "character" | "encounter";

/** The record that a call is about; the text is the parameter's or the body field's name that holds its id. */
export type ResourceSpec =
  | { [K in PlainKind]: { readonly [P in K]: string } }[PlainKind]
  | { readonly origin: string; readonly kind: "race" | "background" | "class" }
  | { readonly belonging: string; readonly owner: Owner; readonly kind: "item" | "spell" | "action" };

/** Who may call. There is no default: an endpoint without access doesn't compile. */
export type Access = "anyone" | "signed in" | "super admin" | ({ readonly may: Action } & ResourceSpec);

/**
 * Where the ids of changed records come from: the guard, which knows the record that the call is about (the creature, for what it
 * owns or is by origin); the rows that `write` answers; or the handler, which then can't leave them out.
 */
export type IdSource = "guard" | "rows" | "handler";
/**
 * The kinds of records that a call changes, and what happens by it: those who have them open are told. Only the handler knows contents.
 */
export type Touches =
  | "nothing"
  | Readonly<Partial<Record<ChangeKind, IdSource> & Record<ContentKind, "handler">>>;

/** Whoever calls without being signed in may change nothing that others have open. */
type MustDeclare<A, X> = A extends `GET ${string}`
  ? { readonly touches?: never }
  : X extends "anyone"
    ? { readonly touches?: Touches }
    : { readonly touches: Touches };

/**
 * How often one person may call, or one network address where nobody is signed in, by the limit's name in lib/limits.ts: `route`
 * counts. Of `failures` only calls that fail count, and of `opened` those that open what is somebody's, by whose it is: the function that
 * finds out does both.
 */
type Limit = RateName | { readonly failures: RateName; readonly opened?: RateName };

/**
 * Why a POST of somebody who is signed in takes no `Idempotency-Key`: its answer or its address holds a secret, which would be kept with
 * the key; whoever has called has no right to call again, so that nobody could be given the answer; or it does the same again.
 */
type Unkeyed = "secret" | "right ends" | "same again";

interface Definition<X extends Access, B, P, M, T, J extends JournalKind> {
  readonly access: X;
  readonly limit?: Limit;
  readonly touches?: T;
  /** What may happen by it, which the journal of the campaign remembers: the handler answers what did. */
  readonly journal?: readonly J[];
  /** Of a GET: its query. */
  readonly body?: BodyCodec<B, P>;
  readonly answer: AnswerCodec<M>;
  /** 201 for creates; 200 otherwise. */
  readonly status?: 201;
  readonly unkeyed?: Unkeyed;
  /** Ends what somebody else may have of an account: what was changed in its name before never stands in the way. */
  readonly unlimited?: true;
}

/** What a server needs of an endpoint: it encodes answers and never decodes one. */
export interface Served<
  A extends Address,
  X extends Access,
  B,
  P,
  M,
  T extends Touches = Touches,
  J extends JournalKind = never,
> {
  readonly method: Method;
  readonly path: string;
  readonly access: X;
  readonly limit?: Limit;
  readonly body?: BodyCodec<B, P>;
  readonly answer: Pick<AnswerCodec<M>, "encode" | "shape">;
  readonly status?: 201;
  readonly unkeyed?: Unkeyed;
  readonly unlimited?: true;
  readonly touches?: T;
  readonly journal?: readonly J[];
  /** Never set: carries the type, of which the path's parameters follow. */
  readonly address?: A;
}
export interface Endpoint<
  A extends Address,
  X extends Access,
  B,
  P,
  M,
  T extends Touches = Touches,
  J extends JournalKind = never,
> extends Served<A, X, B, P, M, T, J> {
  readonly answer: AnswerCodec<M>;
}
/** An endpoint of which nothing particular is known. */
export interface AnyEndpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly limit?: Limit;
  readonly status?: 201;
  readonly unkeyed?: Unkeyed;
  readonly unlimited?: true;
  readonly touches?: Touches;
  readonly journal?: readonly JournalKind[];
  readonly body?: Pick<BodyCodec<unknown>, "decode" | "encode" | "fields" | "modelPath"> & {
    readonly pictures: readonly (SentFile & { readonly name: string })[];
  };
  readonly answer: AnswerCodec<unknown>;
}

/** One line of the contract. */
export const endpoint = <
  const A extends Address,
  const X extends Access,
  M,
  B = undefined,
  P = Record<never, never>,
  const T extends Touches = "nothing",
  const J extends JournalKind = never,
>(
  address: A,
  definition: Definition<X, B, P, M, T, J> & MustDeclare<A, X>,
): Endpoint<A, X, B, P, M, T, J> => {
  const space = address.indexOf(" ");
  return { ...definition, method: address.slice(0, space) as Method, path: address.slice(space + 1) };
};

/** `{ "message": "<sentence>" }`, the answer of calls that have nothing to show. */
const messageShape = z.object({ message: z.string() });
export const message: AnswerCodec<{ message: string }> = {
  shape: { record: messageShape.shape },
  encode: (value) => messageShape.parse(value),
  decode: (input) => messageShape.parse(input),
};
