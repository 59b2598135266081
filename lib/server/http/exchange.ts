import "server-only";
import type { NextRequest } from "next/server";
import type { Database } from "@/db/connect";
import type { JsonList, PageRequest } from "@/db/json-list";
import type { Membership } from "@/db/queries/membership";
import { LIMIT } from "@/lib/constants";
import type { Access, Address, Method, Served, Touches } from "@/lib/contract/endpoint";
import { takesKey } from "@/lib/contract/idempotency";
import { isListed } from "@/lib/contract/part";
import { JSON_LIMIT, type RateName } from "@/lib/limits";
import type { JournalKind } from "@/lib/model/journal";
import type { Caller } from "@/lib/server/auth/caller";
import { authorizerFor } from "./authorizer";
import type { RawBody } from "./body";
import type { Call } from "./call";
import type { Context, PathParameters } from "./guard";
import type { WrittenIds } from "./idempotency";

const CHANGES: readonly Method[] = ["POST", "PUT", "DELETE"];

/** Of an endpoint of which nothing particular is known. */
export type AnyServed = Served<Address, Access, unknown, unknown, unknown, Touches, JournalKind>;
export type AnyCall = Call<Address, Access, unknown, unknown, unknown>;
interface AnyOptions {
  load: "light" | "usual" | "heavy";
  waits?: true | undefined;
  stored?: ((db: Database, params: never) => Promise<unknown>) | undefined;
  again?: ((ids: WrittenIds, call: never) => Promise<unknown>) | undefined;
}

/** What follows from an endpoint's line and its route's options, once for all of its calls. */
export interface Plan extends AnyOptions {
  endpoint: AnyServed;
  handle: (call: never) => unknown;
  identifier: ReturnType<typeof authorizerFor<unknown>>;
  /** Whether parts of a list are asked for. */
  isList: boolean;
  takesKey: boolean;
  isChange: boolean;
  /** Bytes of a multipart body at most. */
  limit: number;
  bringsFiles: boolean;
  /** A file other than a picture is large: whoever may send no more is told so before it is read. */
  isCountedFirst: boolean;
}

export const planOf = (
  endpoint: AnyServed,
  handle: Plan["handle"],
  { rows, ...options }: AnyOptions & { rows?: JsonList<unknown> | undefined },
): Plan => {
  const { access, body, method } = endpoint;
  const filesLimit = body?.pictures.map(({ upload = LIMIT.image }) => upload.bytes) ?? [];
  return {
    ...options,
    endpoint,
    handle,
    identifier: authorizerFor(access, rows),
    isList: isListed(endpoint),
    takesKey: takesKey(endpoint),
    isChange: CHANGES.includes(method),
    limit: filesLimit.reduce((sum, bytes) => sum + bytes, JSON_LIMIT.bytes),
    bringsFiles: filesLimit.length > 0,
    isCountedFirst: body?.pictures.some(({ upload }) => upload !== undefined) ?? false,
  };
};

/** One request on its way to its answer: each step fills in what the next ones go by. */
export interface Exchange {
  readonly request: NextRequest;
  readonly context: Context;
  readonly db: Database;
  /** The player as whom it asks to be answered, by id. */
  readonly seen: number | undefined;
  /** What is given back when it is answered, whatever became of it. */
  readonly held: (() => void)[];
  /** Of the answer: what a handler sets here is sent. */
  readonly headers: Headers;
  raw: RawBody;
  parameters: PathParameters;
  /** Of the record that it is about. */
  id: number | undefined;
  part: PageRequest;
  caller: Caller | null;
  /** Who called, for the log and for limits, where they are answered as somebody else. */
  userId: number | undefined;
  membership: Membership | null;
  /** The rate limit that was consumed, and its key; undefined until then, and where there is none. */
  counted: readonly [RateName, string] | undefined;
  /** What the record was called before. */
  named: string | null;
  rows: unknown[] | null;
  hasMore: boolean;
  /** What the body says, in the model's names. */
  body: unknown;
  status: 200 | 201;
}
