import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { type Listing, WHOLE } from "@/db/listing";
import { identification, type Session, type Standing } from "@/db/queries/standing";
import { LIMIT } from "@/lib/constants";
import { Download } from "@/lib/contract/download";
import type { Access, Address, Method, Params, Served } from "@/lib/contract/endpoint";
import { isListed } from "@/lib/contract/part";
import { Failure } from "@/lib/model/failure";
import { parseId } from "@/lib/model/id";
import { type Action, may } from "@/lib/policy";
import { JSON_LIMIT, type RawBody, readBody, readQuery } from "./body";
import { type Caller, identifyCaller } from "./caller";
import { errorResponse, jsonHeaders } from "./errors";
import { fileResponse } from "./file-response";
import { identifierOf, idOf } from "./identifier";
import { log } from "./log";
import { linkToNext, partOf } from "./part";
import { refuseExcess, refuseFiles } from "./refuse-fields";
import { isCrossOrigin, isSameOrigin } from "./same-origin";

type AnchoredAccess = Exclude<Access, string>;
type CallerOf<X> = X extends "anyone" ? null : Caller;
type StandingOf<X> = X extends AnchoredAccess ? Standing : null;

export interface Call<A extends string, X, B, P, R = never> {
  caller: CallerOf<X>;
  standing: StandingOf<X>;
  params: Params<A>;
  body: B;
  pictures: P;
  /** Of the listing that the route names. */
  rows: R[];
  request: NextRequest;
  /** Of the answer: what a handler sets here is sent. */
  headers: Headers;
}
interface Context {
  /** Resolves to nothing for an address without parameters. */
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}
type Handler = (request: NextRequest, context: Context) => Promise<Response>;

/** Where a route handler carries its endpoint, so that a test can hold files and contract against each other. */
export const ENDPOINT = Symbol.for("tomekeeper.endpoint");
export type Route = Handler & { [ENDPOINT]: { method: Method; path: string } };

const notThere = () => new Failure("missing", "There is nothing here, or nothing that you may see");
const fromElsewhere = () => new Failure("forbidden", "This request came from another site");
const operatorsOnly = () => new Failure("forbidden", "Only operators may do this");
const notAllowed = () => new Failure("forbidden", "You may not do this in this campaign");

const pathIds = async (context: Context): Promise<Record<string, number>> => {
  const ids: Record<string, number> = {};
  for (const [name, value] of Object.entries((await context.params) ?? {})) {
    const id = parseId(value);
    if (id === undefined) throw notThere();
    ids[name] = id;
  }
  return ids;
};

const guard = (action: Action, standing: Standing | null): Standing => {
  if (!standing) throw notThere();
  if (!may(action, standing)) throw notAllowed();
  return standing;
};

interface Options<A extends string, R> {
  /** What the call lists, by its anchor's id or by the person's: asked for with who calls, in one statement. */
  rows?: Listing<R>;
  /** Of a PUT: the row that it changes, read where a value is above the limit for new ones. */
  stored?: (params: Params<A>) => Promise<unknown>;
}

const identifyAlone = identification(null);

const CHANGES: readonly Method[] = ["POST", "PUT", "DELETE"];

/**
 * Makes a route handler of an endpoint. The order is always the same: caller, path, size and type, same origin, guard (strangers
 * learn nothing from a 400), decode, handle, encode; whatever is thrown becomes an answer in one place.
 */
export const route = <A extends Address, X extends Access, B, P, M, R = never>(
  endpoint: Served<A, X, B, P, M>,
  handle: (call: Call<A, X, B, P, R>) => M | Promise<M>,
  { stored, rows: listed }: Options<A, R> = {},
): Route => {
  const { access, body: codec, answer, method, path, status = 200 } = endpoint;
  const identifier = identifierOf(access, listed);
  const isList = isListed(endpoint);
  const filesLimit = codec?.pictures.map(({ upload = LIMIT.image }) => upload.bytes) ?? [];
  const limit = filesLimit.reduce((sum, bytes) => sum + bytes, JSON_LIMIT);

  const answerTo = async (request: NextRequest, context: Context, trace: { userId?: number }) => {
    let raw: RawBody = { fields: {}, files: {} };
    const ids: Record<string, number> = {};
    const read = async () => {
      Object.assign(ids, await pathIds(context));
      if (codec) raw = method === "GET" ? readQuery(request.nextUrl) : await readBody(request, limit);
    };
    let caller: Caller | null = null;
    let standing: Standing | null = null;
    let rows: R[] | null = null;
    let part = WHOLE;
    const isChange = CHANGES.includes(method);
    if (!identifier) {
      if (isChange && isCrossOrigin(request.headers)) throw fromElsewhere();
      await read();
    } else {
      const { identify, idName } = identifier;
      const identified = await identifyCaller(request, async (session: Session) => {
        let id: number | undefined;
        try {
          await read();
          id = idName === undefined ? undefined : idOf(idName, ids, raw.fields);
          if (isList) part = partOf(request.nextUrl);
        } catch (error) {
          // Somebody whose session has ended is told that, and nothing of what else is wrong.
          if (!(await identifyAlone(session))) return undefined;
          throw error;
        }
        // One more than is answered tells whether there are more.
        return identify(session, id, { ...part, limit: part.limit + 1 });
      });
      ({ caller, rows } = identified);
      trace.userId = caller.id;
      if (isChange && caller.carrier === "cookie" && !isSameOrigin(request.headers)) throw fromElsewhere();
      if (access === "super admin" && caller.role !== "super_admin") throw operatorsOnly();
      if (typeof access === "object") standing = guard(access.may, identified.standing);
    }
    const params = ids as Params<A>;
    refuseFiles(codec?.fields ?? [], raw.files);
    const decoded = codec?.decode(raw.fields);
    await refuseExcess(decoded?.excess ?? [], () => stored?.(params));
    const headers = jsonHeaders();
    if (rows && rows.length > part.limit) headers.set("link", linkToNext(request.nextUrl, part));
    const files = Object.fromEntries(codec?.pictures.map(({ name, wire }) => [name, raw.files[wire]]) ?? []);
    const result = await handle({
      caller: caller as CallerOf<X>,
      standing: standing as StandingOf<X>,
      params,
      body: decoded?.value as B,
      pictures: files as P,
      rows: rows?.slice(0, part.limit) ?? [],
      request,
      headers,
    });
    const encoded = answer.encode(result);
    return encoded instanceof Download
      ? fileResponse(encoded, headers)
      : Response.json(encoded, { status, headers });
  };

  const handler: Handler = async (request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    const trace: { userId?: number } = {};
    const response = await answerTo(request, context, trace).catch((error: unknown) =>
      errorResponse(error, requestId),
    );
    response.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - started);
    log.request({ requestId, method, path, status: response.status, ms, ...trace });
    return response;
  };
  return Object.assign(handler, { [ENDPOINT]: { method, path } });
};

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;
type Handlers = Record<Method | "PATCH" | "OPTIONS", Handler>;

/** The exports of a route file: its routes, and for every other method a 405 with `Allow`. */
export const routes = (...made: readonly Route[]): Handlers => {
  const allow = METHODS.filter((method) => made.some((one) => one[ENDPOINT].method === method)).join(", ");
  const headers = () => jsonHeaders({ allow });
  const refuse: Handler = async () =>
    Response.json({ error: `This address takes ${allow} only` }, { status: 405, headers: headers() });
  const handlerOf = (method: Method) => made.find((one) => one[ENDPOINT].method === method) ?? refuse;
  return {
    GET: handlerOf("GET"),
    POST: handlerOf("POST"),
    PUT: handlerOf("PUT"),
    DELETE: handlerOf("DELETE"),
    PATCH: refuse,
    OPTIONS: async () => new Response(null, { status: 204, headers: headers() }),
  };
};
