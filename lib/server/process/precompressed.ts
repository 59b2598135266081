import "server-only";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { takesBrotli } from "./accepted-encodings";

const STATIC = "/_next/static/";
const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** The addresses of the build's files that have a Brotli copy beside them, which scripts/build.mjs makes. */
const copiedFiles = (): ReadonlySet<string> => {
  const folder = path.join(process.cwd(), ".next/static");
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(
    names.flatMap((name) =>
      name.endsWith(".br") ? [STATIC + name.slice(0, -3).replaceAll(path.sep, "/")] : [],
    ),
  );
};

/** Answers what leads a request for a file of the build to its Brotli copy, where there is one and the browser takes it. */
export const servePrecompressed = (): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const files = copiedFiles();
  return (request, response) => {
    const { url = "", headers } = request;
    if (!url.startsWith(STATIC)) return;
    const end = url.indexOf("?");
    const file = end === -1 ? url : url.slice(0, end);
    if (!files.has(file) || !takesBrotli(headers["accept-encoding"])) return;
    request.url = `${file}.br`;
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Content-Type", TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "");
    response.setHeader("Vary", "Accept-Encoding");
  };
};
