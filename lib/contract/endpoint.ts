import { z } from "zod";
import type { Action } from "@/lib/policy";
import type { AnswerCodec, BodyCodec, SentFile } from "./wire";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Address = `${Method} /api/${string}`;

/** `Params<"PUT /api/campaigns/[id]">` is `{ id: number }`: every parameter of the contract is an id. */
export type Params<A extends string> = A extends `${string}[${infer Name}]${infer Rest}`
  ? { [N in Name]: number } & Params<Rest>
  : Record<never, never>;

type Owner = "character" | "encounter";

/** The record that a call is about; the text is the parameter's or the body field's name that holds its id. */
export type AnchorSpec =
  | { readonly campaign: string }
  | { readonly character: string }
  | { readonly encounter: string }
  | { readonly note: string }
  | { readonly invite: string }
  | { readonly origin: string; readonly kind: "race" | "background" | "class" }
  | { readonly belonging: string; readonly owner: Owner; readonly kind: "item" | "spell" | "action" };

/** Who may call. There is no default: an endpoint without access doesn't compile. */
export type Access = "anyone" | "signed in" | "super admin" | ({ readonly may: Action } & AnchorSpec);

interface Definition<X extends Access, B, P, M> {
  readonly access: X;
  /** Of a GET: its query. */
  readonly body?: BodyCodec<B, P>;
  readonly answer: AnswerCodec<M>;
  /** 201 for creates; 200 otherwise. */
  readonly status?: 201;
}

/** What a server needs of an endpoint: it encodes answers and never decodes one. */
export interface Served<A extends Address, X extends Access, B, P, M> {
  readonly method: Method;
  readonly path: string;
  readonly access: X;
  readonly body?: BodyCodec<B, P>;
  readonly answer: Pick<AnswerCodec<M>, "encode" | "shape">;
  readonly status?: 201;
  /** Never set: carries the type, of which the path's parameters follow. */
  readonly address?: A;
}
export interface Endpoint<A extends Address, X extends Access, B, P, M> extends Served<A, X, B, P, M> {
  readonly answer: AnswerCodec<M>;
}
/** An endpoint of which nothing particular is known. */
export interface AnyEndpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly status?: 201;
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
>(
  address: A,
  definition: Definition<X, B, P, M>,
): Endpoint<A, X, B, P, M> => {
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
