import "server-only";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { errorResponse } from "@/lib/server/http/errors";
import type { Handler } from "@/lib/server/http/route";
import { takesGzip } from "./accepted-encodings";
import { answerBeforeFramework } from "./before-framework";
import { log } from "./log";
import { findRoute, type FoundRoute, routeTree } from "./route-tree";

/** What the build leaves of a route file; `userland` are its exports. */
interface RouteModule {
  routeModule: { ensureUserland: () => Promise<void>; userland: Partial<Record<string, Handler>> };
}

/** Served by the framework: next-auth and `after` ask it for the request; a stream lasts minutes, whoever opens it. */
const FRAMEWORK_ONLY =
  /^(?:DELETE \/api\/(?:campaigns\/\d+|evening-dates\/\d+|users\/me)|\w+ \/api\/(?:auth\/.*|live|users\/forgot-password|evenings(?:\/\d+(?:\/(?:dates|settle))?)?))$/;
/** Where the framework reads more into a path than its characters: escapes, backslashes, steps up, and what is not ASCII. */
const READ_BY_FRAMEWORK = /[%\\]|[^!-~]|\/\.{1,2}(?:\/|$)/;
/** Shorter answers gain nothing by it; the framework begins there too. */
const COMPRESSED_FROM = 1024;
/** Headers that more than one may set. */
const REPEATABLE = new Set(["set-cookie", "vary"]);
/** The address of a request is read for its path and query only; whatever a client says of the host is no part of it. */
const ORIGIN = "http://localhost";

const compress = promisify(gzip);

const requestOf = (message: IncomingMessage, response: ServerResponse): NextRequest => {
  const aborter = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) aborter.abort();
  });
  const { method = "GET" } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    for (const one of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, one);
  const isRead = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  return new NextRequest(ORIGIN + message.url, {
    method,
    headers,
    signal: aborter.signal,
    // Nothing is taken from the socket before somebody reads, and the connection outlives a body that is not read to its end.
    ...(isRead && {
      body: ReadableStream.from(message.iterator({ destroyOnReturn: false })) as BodyInit,
      duplex: "half",
    }),
  });
};

const send = async (answer: Response, message: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (REPEATABLE.has(name) || !response.hasHeader(name)) response.appendHeader(name, value);
  if (!answer.body || message.method === "HEAD") {
    response.end();
    return;
  }
  if (!answer.headers.get("content-type")?.startsWith("application/json")) {
    await pipeline(Readable.fromWeb(answer.body as never), response);
    return;
  }
  let bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length >= COMPRESSED_FROM) {
    response.appendHeader("vary", "Accept-Encoding");
    if (takesGzip(message.headers["accept-encoding"])) {
      bytes = await compress(bytes);
      response.setHeader("content-encoding", "gzip");
    }
  }
  response.setHeader("content-length", bytes.length);
  response.end(bytes);
};

type Loaded = RouteModule["routeModule"];

/** Loads a route file of the build once, as the framework does: what one of them holds, the other sees. */
const loaderOf = (folder: string) => {
  const require = createRequire(path.join(folder, "route.js"));
  const loaded = new Map<string, Loaded>();
  return async (file: string): Promise<Loaded> => {
    const known = loaded.get(file);
    if (known) return known;
    const { routeModule } = require(path.join(folder, file)) as RouteModule;
    await routeModule.ensureUserland();
    loaded.set(file, routeModule);
    return routeModule;
  };
};

/**
 * Answers calls of the API before the framework's router, by the handlers that its route files export: its own way to them takes more
 * of the processor than most of the calls. Pages, pictures, streams and addresses that no route file has go on to the framework, as does
 * everything where a host runs the handlers itself, in development, and with API_FAST_PATH=off.
 */
export const openApiFastPath = (): void => {
  const folder = path.join(process.cwd(), ".next/server");
  const manifest = path.join(folder, "app-paths-manifest.json");
  if (!env().apiFastPath || !existsSync(manifest)) return;
  const tree = routeTree(JSON.parse(readFileSync(manifest, "utf8")) as Record<string, string>);
  const load = loaderOf(folder);

  /** Nothing where the route file takes no such method. */
  const answer = async ({ file, params }: FoundRoute, message: IncomingMessage, response: ServerResponse) => {
    const { userland } = await load(file);
    const { method = "GET" } = message;
    const handle = userland[method === "HEAD" ? "GET" : method];
    return handle?.(requestOf(message, response), { params: Promise.resolve(params) });
  };

  answerBeforeFramework((message, response, leave) => {
    const pathname = message.url?.split("?", 1)[0] ?? "";
    const isOurs = !FRAMEWORK_ONLY.test(`${message.method} ${pathname}`) && !READ_BY_FRAMEWORK.test(pathname);
    const found = isOurs ? findRoute(tree, pathname) : undefined;
    if (!found) return leave();
    answer(found, message, response)
      .catch((error: unknown) => errorResponse(error, randomUUID()))
      .then((answered) => (answered ? send(answered, message, response) : leave()))
      .catch((error: unknown) => {
        // The client went away while it was answered, or what it was sent could not be read to its end. The path may hold a secret.
        log.debug({ error, file: found.file }, "answer broken off");
        response.destroy();
      });
  });
};
