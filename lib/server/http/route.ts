// One file: the order of these steps, from caller to answer, is what keeps an endpoint safe, and is read as one.
import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { database } from "@/db/client";
import type { Database } from "@/db/connect";
import { type JsonList, WHOLE } from "@/db/json-list";
import type { KeyedCall } from "@/db/queries/idempotency-keys";
import { authorize, type Session } from "@/db/queries/membership";
import { Download } from "@/lib/contract/download";
import {
  type Access,
  type Address,
  type Method,
  type Params,
  type Served,
  type Touches,
} from "@/lib/contract/endpoint";
import { EventStream } from "@/lib/contract/event-stream";
import { kindRenamed } from "@/lib/contract/renaming";
import { Failure } from "@/lib/model/failure";
import type { JournalKind } from "@/lib/model/journal";
import { isMultipart, NO_BODY, readBody, readQuery } from "./body";
import { identifyCaller } from "@/lib/server/auth/caller";
import { errorResponse, jsonHeaders } from "./errors";
import { fileResponse, streamResponse } from "./file-response";
import type { Call, CallerOf, MembershipOf } from "./call";
import {
  type Context,
  admit,
  type PathParameters,
  pathParameters,
  refuseSeeingChange,
  playerAsked,
  withoutOwn,
} from "./guard";
import { askerAgain } from "./ask-again";
import { answerOnce, idsIn, keptOf, keyedCall, type WrittenIds } from "./idempotency";
import { idOf } from "./authorizer";
import { type AnyCall, type AnyServed, type Exchange, type Plan, planOf } from "./exchange";
import { log } from "@/lib/server/process/log";
import { refuseWhenBusy } from "@/lib/server/process/overload";
import { listResponse, parsePage } from "./page-request";
import { addressOf, consume, consumeWrite, countWritten, refund } from "./rate-limit";
import { refuseOverLimit, refuseFiles } from "./over-limit";
import { isCrossOrigin, isSameOrigin } from "./same-origin";
import { sayRenamed } from "./renamed";
import { oneWriterOf, writerOf } from "./write";

export type Handler = (request: NextRequest, context: Context) => Promise<Response>;

/** Where a route handler carries its endpoint, so that a test can hold files and contract against each other. */
export const ENDPOINT = Symbol.for("tomekeeper.endpoint");
export type Route = Handler & { [ENDPOINT]: { method: Method; path: string } };

const fromElsewhere = () => new Failure("forbidden", "This request came from another site");

/** Of a call that is sent again with its key. */
interface Again<X extends Access> {
  db: Database;
  caller: CallerOf<X>;
  membership: MembershipOf<X>;
}

interface Options<A extends string, X extends Access, M, R> {
  /** What the call lists, by its resource's id or by the person's: asked for with who calls, in one statement. */
  rows?: JsonList<R>;
  /** A heavy call is refused while the server is behind, as are all that bring or answer files; a light one never is. */
  load?: "light" | "usual" | "heavy";
  /** Of one that brings no file: it may wait long before it writes all the same, as in the queue of a gate, and is asked again by then (`ask-again.ts`). */
  waits?: true;
  /** Of a PUT: the row that it changes, read where a value is above the limit for new ones. */
  stored?: (db: Database, params: Params<A>) => Promise<unknown>;
  /** Of a call that takes a key and answers records: what was written, by its ids, as it is now. */
  again?: (ids: WrittenIds, call: Again<X>) => Promise<M>;
}

const jsonResponse = (text: string, status: number, headers: Headers): Response => {
  headers.set("content-type", "application/json");
  return new Response(text, { status, headers });
};

const identifyAlone = authorize(null);

const count = async ({ endpoint: { limit } }: Plan, exchange: Exchange, key: string): Promise<void> => {
  if (typeof limit !== "string") return;
  exchange.counted = [limit, key];
  await consume(limit, key);
};

const isHeavy = ({ load, endpoint: { answer }, bringsFiles }: Plan, { headers }: NextRequest): boolean =>
  load === "heavy" || "file" in answer.shape || (bringsFiles && isMultipart(headers));

const readRequest = async ({ endpoint, limit }: Plan, exchange: Exchange, sender?: number): Promise<void> => {
  const { request, held } = exchange;
  exchange.parameters = await pathParameters(exchange.context);
  if (!endpoint.body) return;
  exchange.raw =
    endpoint.method === "GET" ? readQuery(request.nextUrl) : await readBody(request, limit, sender);
  if (exchange.raw.release) held.push(exchange.raw.release);
};

/** Who calls and what they are at the record that the request names, which is read for that; undefined for nobody. */
const askWho = async (
  plan: Plan,
  { identify, idName, see }: NonNullable<Plan["identifier"]>,
  exchange: Exchange,
  session: Session,
) => {
  const { db, seen, request } = exchange;
  if (plan.isCountedFirst) {
    if (!(await identifyAlone(db, session))) return undefined;
    await count(plan, exchange, String(session.userId));
  }
  try {
    await readRequest(plan, exchange, session.userId);
    if (idName !== undefined) exchange.id = idOf(idName, exchange.parameters.ids, exchange.raw.fields);
    if (plan.isList) exchange.part = parsePage(request.nextUrl);
  } catch (error) {
    // Somebody whose session has ended is told that, and nothing of what else is wrong.
    if (!(await identifyAlone(db, session))) return undefined;
    throw error;
  }
  const { id } = exchange;
  return seen === undefined || !see
    ? identify(db, session, id, exchange.part)
    : see(db, session, seen, id, exchange.part);
};

/** Reads the request, finds out who calls, and refuses who may not. @throws Failure */
const identifyRequest = async (plan: Plan, exchange: Exchange): Promise<void> => {
  const { identifier, isChange, endpoint } = plan;
  const { request } = exchange;
  if (!identifier) {
    if (isChange && isCrossOrigin(request.headers)) throw fromElsewhere();
    return readRequest(plan, exchange);
  }
  const { caller, looker, membership, named, rows, hasMore } = await identifyCaller(
    request,
    (session: Session) => askWho(plan, identifier, exchange, session),
  );
  exchange.caller = caller;
  exchange.userId = looker?.id ?? caller.id;
  exchange.named = named;
  exchange.rows = rows;
  exchange.hasMore = hasMore;
  if (isChange && caller.carrier === "cookie" && !isSameOrigin(request.headers)) throw fromElsewhere();
  if (isChange && !endpoint.unlimited) await consumeWrite(caller.id, exchange.raw.bytes);
  exchange.membership = admit(endpoint.access, caller, membership);
};

/** What the body says. @throws Failure "invalid" */
const decodeRequest = async ({ endpoint, stored }: Plan, exchange: Exchange): Promise<void> => {
  const { raw, db, parameters } = exchange;
  refuseFiles(endpoint.body?.fields ?? [], raw.files);
  const decoded = endpoint.body?.decode(raw.fields);
  await refuseOverLimit(decoded?.excess ?? [], () => stored?.(db, paramsOf(parameters)));
  exchange.body = decoded?.value;
};
const paramsOf = ({ ids, texts }: PathParameters) => ({ ...ids, ...texts }) as never;

/** The endpoint's own path with its parameters: a request may percent-encode the same address in several ways. */
const pathOf = ({ endpoint }: Plan, { parameters }: Exchange): string =>
  Object.entries(paramsOf(parameters)).reduce(
    (path, [name, value]) => path.replace(`[${name}]`, encodeURIComponent(String(value))),
    endpoint.path,
  );

/** What was written by the handler's `write`, which a call with a key has to answer. */
interface WriteResult {
  result?: unknown;
}

/** What the handler is given; of a call with a key the answer is kept with what it writes. */
const callOf = (
  plan: Plan,
  exchange: Exchange,
  keyed: KeyedCall | undefined,
  written: WriteResult,
): AnyCall => {
  const { endpoint, again } = plan;
  const { db, caller, membership, raw } = exchange;
  const answerOf = (result: unknown) => keptOf(endpoint.answer.encode(result), again && result);
  const files = endpoint.body?.pictures.map(({ name, wire }) => [name, raw.files[wire]]) ?? [];
  const teller = { touches: endpoint.touches, by: caller?.id, membership };
  return {
    db,
    write: writerOf(db, {
      ...teller,
      journal: endpoint.journal,
      askAgain: askerAgain(plan, exchange),
      once: keyed && { call: keyed, answerOf },
      written: (result) => {
        written.result = result;
      },
    }) as AnyCall["write"],
    // One statement can't ask again before it writes.
    writeOne: (plan.waits ? undefined : oneWriterOf(db, teller)) as never,
    caller,
    membership,
    params: paramsOf(exchange.parameters),
    isMirrored: exchange.seen !== undefined,
    body: exchange.body,
    pictures: Object.fromEntries(files) as AnyCall["pictures"],
    rows: exchange.rows ?? [],
    request: exchange.request,
    headers: exchange.headers,
    answerWith: (status) => {
      exchange.status = status;
    },
  };
};

/** An answer on the wire; through the mirror less what is for the player alone. */
const writeResponse = async (plan: Plan, exchange: Exchange, result: unknown): Promise<Response> => {
  const { endpoint, isList, isChange } = plan;
  const { headers, rows, hasMore, part, request, caller } = exchange;
  const whole = endpoint.answer.encode(result);
  if (whole instanceof EventStream) return streamResponse(whole, headers);
  if (whole instanceof Download) return fileResponse(whole, headers);
  const encoded = exchange.seen === undefined ? whole : withoutOwn(whole);
  if (isList && rows && Array.isArray(encoded))
    return listResponse(encoded, { rows: rows.length, hasMore, part, address: request.nextUrl, headers });
  const text = JSON.stringify(encoded);
  if (isChange && caller && !endpoint.unlimited) await countWritten(caller.id, text.length);
  return jsonResponse(text, exchange.status, headers);
};

/** Runs the handler, or answers what was answered under the same key before. */
const runHandler = async (plan: Plan, exchange: Exchange): Promise<Response> => {
  const { endpoint, handle, again } = plan;
  const { db, caller, membership, raw, request, headers } = exchange;
  const status = endpoint.status ?? 200;
  const keyed =
    plan.takesKey && caller
      ? keyedCall(request, { userId: caller.id, role: membership?.role, path: pathOf(plan, exchange) }, raw)
      : undefined;
  const written: WriteResult = {};
  const call = callOf(plan, exchange, keyed, written) as never;
  const respond = async (): Promise<Response> => {
    if (!plan.isCountedFirst)
      await count(plan, exchange, String(exchange.userId ?? addressOf(request.headers)));
    const result = await handle(call);
    if (kindRenamed(endpoint)) sayRenamed(headers, exchange.named, exchange.body);
    // Only so is the answer kept in the transaction of what was written.
    if (plan.takesKey && exchange.status === status && result !== written.result)
      throw new Error("A call that takes a key answers what its write answered");
    return writeResponse(plan, exchange, result);
  };
  if (!keyed) return respond();
  return answerOnce(db, keyed, respond, async (kept) => {
    // A large file is counted before it is read, and a call that waits for its first try before that is answered.
    if (exchange.counted) await refund(...exchange.counted);
    const ids = again && idsIn(kept);
    const text = ids ? JSON.stringify(endpoint.answer.encode(await again(ids, call))) : kept;
    return jsonResponse(text, status, headers);
  });
};

interface Trace {
  userId?: number;
}

const answerTo = async (
  plan: Plan,
  request: NextRequest,
  context: Context,
  { trace, held }: { trace: Trace; held: (() => void)[] },
): Promise<Response> => {
  refuseSeeingChange(request);
  const seen = playerAsked(plan.endpoint, request);
  const db = await database();
  const leave = plan.load === "light" ? undefined : refuseWhenBusy(isHeavy(plan, request));
  if (leave) held.push(leave);
  const exchange: Exchange = {
    request,
    context,
    db,
    seen,
    held,
    headers: jsonHeaders(),
    raw: NO_BODY,
    parameters: { ids: {}, texts: {} },
    id: undefined,
    part: WHOLE,
    caller: null,
    userId: undefined,
    membership: null,
    counted: undefined,
    named: null,
    rows: null,
    hasMore: false,
    body: undefined,
    status: plan.endpoint.status ?? 200,
  };
  try {
    await identifyRequest(plan, exchange);
  } finally {
    if (exchange.userId !== undefined) trace.userId = exchange.userId;
  }
  await decodeRequest(plan, exchange);
  return runHandler(plan, exchange);
};

/**
 * Makes a route handler of an endpoint. The order is always the same: caller, path, size and type, same origin, guard (strangers
 * learn nothing from a 400), decode, handle, encode; whatever is thrown becomes an answer in one place. Where the handler may have waited, its
 * `write` asks the guard again.
 */
export const route = <
  A extends Address,
  X extends Access,
  B,
  P,
  M,
  R = never,
  T extends Touches = Touches,
  J extends JournalKind = never,
>(
  endpoint: Served<A, X, B, P, M, T, J>,
  handle: (call: Call<A, X, B, P, R, T, J>) => M | Promise<M>,
  { load = "usual", ...options }: Options<A, X, M, R> = {},
): Route => {
  const { method, path } = endpoint;
  const plan = planOf(endpoint as AnyServed, handle, { load, ...options });
  const handler: Handler = async (request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    const trace: Trace = {};
    const held: (() => void)[] = [];
    const response = await answerTo(plan, request, context, { trace, held }).catch((error: unknown) =>
      errorResponse(error, requestId),
    );
    for (const release of held) release();
    response.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - started);
    log.request({ requestId, method, path, status: response.status, ms, ...trace });
    return response;
  };
  return Object.assign(handler, { [ENDPOINT]: { method, path } });
};
