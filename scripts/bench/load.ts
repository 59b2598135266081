import { connect, type Socket } from "node:net";

/** What one run against one server showed; latencies in milliseconds, ascending. */
export interface Run {
  count: number;
  errors: number;
  seconds: number;
  latencies: number[];
}

interface Load {
  port: number;
  /** The bytes of the next request. */
  next: () => Buffer;
  connections: number;
  seconds: number;
  /** The status that counts as right. */
  status: number;
  /** At most so many requests a second over all connections; left out, each connection sends as soon as it is answered. */
  perSecond?: number | undefined;
}

const HEAD_END = "\r\n\r\n";
const CHUNKS_END = Buffer.from("0\r\n\r\n");

/** Whether the bytes are one whole answer of HTTP/1.1. */
const isWhole = (bytes: Buffer): boolean => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return false;
  const head = bytes.toString("latin1", 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= end + HEAD_END.length + Number(length);
  if (head.includes("transfer-encoding: chunked"))
    return bytes.subarray(-CHUNKS_END.length).equals(CHUNKS_END);
  return true;
};

/** One request after another on one connection until the time is over. */
const drive = (
  socket: Socket,
  { next, status, perSecond, connections }: Load,
  until: number,
  run: Run,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const interval = perSecond ? (connections * 1000) / perSecond : 0;
    let parts: Buffer[] = [];
    let sent = 0;
    const send = () => {
      sent = performance.now();
      socket.write(next());
    };
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (part: Buffer) => {
      parts.push(part);
      const bytes = parts.length === 1 ? part : Buffer.concat(parts);
      if (!isWhole(bytes)) return;
      parts = [];
      const now = performance.now();
      run.count += 1;
      run.latencies.push(now - sent);
      if (bytes.toString("latin1", 9, 12) !== String(status)) run.errors += 1;
      const due = Math.max(now, sent + interval);
      if (due >= until) socket.destroy();
      else if (due > now) setTimeout(send, due - now);
      else send();
    });
    send();
  });

/** Requests on so many kept connections at once, each sending its next one when the last is answered. */
export const load = async (what: Load): Promise<Run> => {
  const run: Run = { count: 0, errors: 0, seconds: 0, latencies: [] };
  const sockets = Array.from({ length: what.connections }, () =>
    connect(what.port, "127.0.0.1").setNoDelay(),
  );
  const started = performance.now();
  await Promise.all(sockets.map((socket) => drive(socket, what, started + what.seconds * 1000, run)));
  run.seconds = (performance.now() - started) / 1000;
  run.latencies.sort((a, b) => a - b);
  return run;
};

export const percentile = ({ latencies }: Run, part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

interface Sent {
  method: string;
  path: string;
  token?: string | undefined;
  cookie?: string | undefined;
  body?: string | undefined;
}

/** The bytes of a request as a browser's `fetch`, or its address bar, would send it. */
export const bytesOf = ({ method, path, token, cookie, body }: Sent): Buffer =>
  Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      "host: localhost",
      "accept: */*",
      ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
      ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
      ...(body === undefined
        ? []
        : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
      "",
      body ?? "",
    ].join("\r\n"),
  );
