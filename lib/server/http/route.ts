// One file: the order of these steps, from caller to answer, is what keeps an endpoint safe, and is read as one.
import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { database } from "@/db/client";
import type { Database } from "@/db/connect";
import { type JsonList, WHOLE } from "@/db/json-list";
import { authorize, type Session, type Membership } from "@/db/queries/membership";
import { LIMIT } from "@/lib/constants";
import { Download } from "@/lib/contract/download";
import type { Access, Address, Method, Params, Served, Touches } from "@/lib/contract/endpoint";
import { EventStream } from "@/lib/contract/event-stream";
import { takesKey } from "@/lib/contract/idempotency";
import { isListed } from "@/lib/contract/part";
import { kindRenamed } from "@/lib/contract/renaming";
import { JSON_LIMIT } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";
import type { JournalKind } from "@/lib/model/journal";
import { isMultipart, NO_BODY, type RawBody, readBody, readQuery } from "./body";
import { type Caller, identifyCaller } from "@/lib/server/auth/caller";
import { errorResponse, jsonHeaders } from "./errors";
import { fileResponse, streamResponse } from "./file-response";
import type { Call, CallerOf, MembershipOf } from "./call";
import {
  type Context,
  guard,
  type PathParameters,
  pathParameters,
  refuseSeeingChange,
  playerAsked,
  withoutOwn,
} from "./guard";
import { answerOnce, idsIn, keptOf, keyedCall, type WrittenIds } from "./idempotency";
import { authorizerFor, idOf } from "./authorizer";
import { log } from "@/lib/server/process/log";
import type { UploadedFile } from "./multipart";
import { refuseWhenBusy } from "@/lib/server/process/overload";
import { listResponse, parsePage } from "./page-request";
import { addressOf, consume, consumeWrite, countWritten } from "./rate-limit";
import { refuseOverLimit, refuseFiles } from "./over-limit";
import { isCrossOrigin, isSameOrigin } from "./same-origin";
import { sayRenamed } from "./renamed";
import { writerOf } from "./write";

export type Handler = (request: NextRequest, context: Context) => Promise<Response>;

/** Where a route handler carries its endpoint, so that a test can hold files and contract against each other. */
export const ENDPOINT = Symbol.for("tomekeeper.endpoint");
export type Route = Handler & { [ENDPOINT]: { method: Method; path: string } };

const fromElsewhere = () => new Failure("forbidden", "This request came from another site");
const operatorsOnly = () => new Failure("forbidden", "Only operators may do this");

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
  /** Of a PUT: the row that it changes, read where a value is above the limit for new ones. */
  stored?: (db: Database, params: Params<A>) => Promise<unknown>;
  /** Of a call that takes a key and whose answer may be long: what was written, by its ids, as it is now. */
  again?: (ids: WrittenIds, call: Again<X>) => Promise<M>;
}

const jsonResponse = (text: string, status: number, headers: Headers): Response => {
  headers.set("content-type", "application/json");
  return new Response(text, { status, headers });
};

/** What is given back when a call is answered, whatever became of it. */
type Held = (() => void)[];

const identifyAlone = authorize(null);

const CHANGES: readonly Method[] = ["POST", "PUT", "DELETE"];

/**
 * Makes a route handler of an endpoint. The order is always the same: caller, path, size and type, same origin, guard (strangers
 * learn nothing from a 400), decode, handle, encode; whatever is thrown becomes an answer in one place.
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
  { again, stored, load = "usual", rows: listed }: Options<A, X, M, R> = {},
): Route => {
  const {
    access,
    body: codec,
    answer,
    journal,
    limit: howOften,
    method,
    path,
    status = 200,
    touches,
    unlimited,
  } = endpoint;
  const identifier = authorizerFor(access, listed);
  const isList = isListed(endpoint);
  const isOnce = takesKey(endpoint);
  const filesLimit = codec?.pictures.map(({ upload = LIMIT.image }) => upload.bytes) ?? [];
  const limit = filesLimit.reduce((sum, bytes) => sum + bytes, JSON_LIMIT.bytes);
  // A file other than a picture is large: whoever may send no more is told so before it is read.
  const isCountedFirst = codec?.pictures.some(({ upload }) => upload !== undefined) ?? false;
  const count = async (key: () => string) => {
    if (typeof howOften === "string") await consume(howOften, key());
  };
  const isHeavy = ({ headers }: NextRequest) =>
    load === "heavy" || "file" in answer.shape || (filesLimit.length > 0 && isMultipart(headers));

  const answerTo = async (request: NextRequest, context: Context, trace: { userId?: number }, held: Held) => {
    refuseSeeingChange(request);
    const seen = playerAsked(endpoint, request);
    const db = await database();
    let raw: RawBody = NO_BODY;
    let { ids, texts }: PathParameters = { ids: {}, texts: {} };
    const leave = load === "light" ? undefined : refuseWhenBusy(isHeavy(request));
    if (leave) held.push(leave);
    const read = async () => {
      ({ ids, texts } = await pathParameters(context));
      if (codec) raw = method === "GET" ? readQuery(request.nextUrl) : await readBody(request, limit);
      if (raw.release) held.push(raw.release);
    };
    let caller: Caller | null = null;
    let membership: Membership | null = null;
    let named: string | null = null;
    let rows: R[] | null = null;
    let part = WHOLE;
    let hasMore = false;
    const isChange = CHANGES.includes(method);
    if (!identifier) {
      if (isChange && isCrossOrigin(request.headers)) throw fromElsewhere();
      await read();
    } else {
      const { identify, idName, see } = identifier;
      const identified = await identifyCaller(request, async (session: Session) => {
        let id: number | undefined;
        if (isCountedFirst) {
          if (!(await identifyAlone(db, session))) return undefined;
          await count(() => String(session.userId));
        }
        try {
          await read();
          id = idName === undefined ? undefined : idOf(idName, ids, raw.fields);
          if (isList) part = parsePage(request.nextUrl);
        } catch (error) {
          // Somebody whose session has ended is told that, and nothing of what else is wrong.
          if (!(await identifyAlone(db, session))) return undefined;
          throw error;
        }
        return seen === undefined || !see
          ? identify(db, session, id, part)
          : see(db, session, seen, id, part);
      });
      ({ caller, named, rows, hasMore } = identified);
      trace.userId = identified.looker?.id ?? caller.id;
      if (isChange && caller.carrier === "cookie" && !isSameOrigin(request.headers)) throw fromElsewhere();
      if (isChange && !unlimited) await consumeWrite(caller.id, raw.bytes);
      if (access === "super admin" && caller.role !== "super_admin") throw operatorsOnly();
      if (typeof access === "object") membership = guard(access.may, identified.membership);
    }
    const params = { ...ids, ...texts } as Params<A>;
    refuseFiles(codec?.fields ?? [], raw.files);
    const decoded = codec?.decode(raw.fields);
    await refuseOverLimit(decoded?.excess ?? [], () => stored?.(db, params));
    let answerStatus: 200 | 201 = status;
    const headers = jsonHeaders();
    const files = Object.fromEntries(codec?.pictures.map(({ name, wire }) => [name, raw.files[wire]]) ?? []);
    const call =
      isOnce && caller ? keyedCall(request, { userId: caller.id, role: membership?.role }, raw) : undefined;
    let written: unknown;
    const write = writerOf(db, {
      touches,
      journal,
      by: caller?.id,
      membership,
      once: call && { call, answerOf: (result) => keptOf(answer.encode(result as M), again && result) },
      written: (result) => {
        written = result;
      },
    });
    const handled: Call<A, X, B, P, R, T, J> = {
      db,
      write: write as Call<A, X, B, P, R, T, J>["write"],
      caller: caller as CallerOf<X>,
      membership: membership as MembershipOf<X>,
      params,
      isMirrored: seen !== undefined,
      body: decoded?.value as B,
      pictures: files as { [K in keyof P]?: UploadedFile },
      rows: rows ?? [],
      request,
      headers,
      answerWith: (other) => {
        answerStatus = other;
      },
    };
    const respond = async (): Promise<Response> => {
      if (!isCountedFirst) await count(() => String(trace.userId ?? addressOf(request.headers)));
      const result = await handle(handled);
      if (kindRenamed(endpoint)) sayRenamed(headers, named, decoded?.value);
      // Only so is the answer kept in the transaction of what was created.
      if (isOnce && answerStatus === status && result !== written)
        throw new Error("A creating call answers what its write answered");
      const whole = answer.encode(result);
      const isStream = whole instanceof EventStream || whole instanceof Download;
      const encoded = seen === undefined || isStream ? whole : withoutOwn(whole);
      if (encoded instanceof EventStream) return streamResponse(encoded, headers);
      if (encoded instanceof Download) return fileResponse(encoded, headers);
      if (isList && rows && Array.isArray(encoded))
        return listResponse(encoded, { rows: rows.length, hasMore, part, address: request.nextUrl, headers });
      const text = JSON.stringify(encoded);
      if (isChange && caller && !unlimited) await countWritten(caller.id, text.length);
      return jsonResponse(text, answerStatus, headers);
    };
    if (!call) return respond();
    return answerOnce(db, call, respond, async (kept) => {
      const writtenIds = again && idsIn(kept);
      const text = writtenIds ? JSON.stringify(answer.encode(await again(writtenIds, handled))) : kept;
      return jsonResponse(text, status, headers);
    });
  };

  const handler: Handler = async (request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    const trace: { userId?: number } = {};
    const held: Held = [];
    const response = await answerTo(request, context, trace, held).catch((error: unknown) =>
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
