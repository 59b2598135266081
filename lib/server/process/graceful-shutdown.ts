import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { closeDatabase } from "@/db/client";
import { holdEmbedded } from "@/db/embedded-wait";
import { endStreams } from "@/lib/live/hub";
import { log } from "./log";

type Closing = Listener & Pick<Server, "closeAllConnections" | "closeIdleConnections">;
/** A connection, with the server that took it. */
type Taken = Socket & { server?: unknown };

/** How long requests under way may take to finish, in milliseconds; scripts/start.mjs waits longer. */
const patience = 10_000;
/** How long a connection that is idle may bring one request more, which is answered and closes it. */
const grace = 500;

/**
 * Ends the server in order at SIGTERM, SIGINT, SIGHUP (its terminal is closed) and the end of the process that started it: from then
 * on each answer closes its connection, so that no client is cut off; then the database is closed. The framework's own shutdown,
 * which `NEXT_MANUAL_SIG_HANDLE` switches off, waits for stalled clients without a limit and knows nothing of the database.
 */
export function shutDownGracefully(): void {
  const servers = new Set<Closing>();
  const sockets = new Set<Taken>();
  let taken = 0;
  const answers = new Set<Pick<ServerResponse, "shouldKeepAlive">>();
  let isAsked = false;
  let ending = false;
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Taken };
    taken += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  subscribe("http.server.request.start", (message) => {
    const { server, response } = message as { server?: unknown; response?: unknown };
    if (server instanceof Server) servers.add(server);
    if (!(response instanceof ServerResponse)) return;
    if (ending) response.shouldKeepAlive = false;
    answers.add(response);
    response.once("close", () => answers.delete(response));
  });

  const end = async () => {
    if (isAsked) return;
    isAsked = true;
    endStreams();
    // Connections are kept meanwhile: who is answered and closed would come again on a new one.
    await acceptWaiting(() => taken);
    ending = true;
    for (const answer of answers) answer.shouldKeepAlive = false;
    await Promise.all([...servers].map((server) => closed(server, sockets)));
    await closeDatabase().catch((error: unknown) => log.error({ error }, "the database was not closed"));
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) process.on(signal, () => void end());
}

/**
 * Waits until no connection waits to be taken: the event loop takes one a turn, and a server that stops to listen resets the others, whose
 * requests are on their way.
 */
async function acceptWaiting(taken: () => number): Promise<void> {
  // Else the embedded database makes each turn a long one, and clients that are answered bring the next request.
  const release = holdEmbedded();
  const until = performance.now() + patience / 2;
  for (let before = -1; taken() !== before && performance.now() < until; ) {
    before = taken();
    // The first may come before the loop has looked for connections, the second comes after it.
    await nextTurn();
    await nextTurn();
  }
  release();
}

/** Ends what waits for nothing: connections whose answers are given, and those on which nothing was asked yet. */
function endIdle(server: Closing, sockets: ReadonlySet<Taken>): void {
  server.closeIdleConnections();
  // The method leaves them out: it takes a connection for busy until its first request is answered.
  for (const socket of sockets) if (socket.server === server && socket.bytesRead === 0) socket.destroy();
}

function closed(server: Closing, sockets: ReadonlySet<Taken>): Promise<void> {
  // Once what has come meanwhile is read: after a busy moment a request may lie unread on a connection that looks idle.
  const afterReading = () => setImmediate(() => endIdle(server, sockets));
  return new Promise((resolve) => {
    // Without the idle connections, which the method of `http.Server` would close at once: a request may be on its way on them.
    Listener.prototype.close.call(server, () => resolve());
    setTimeout(() => setInterval(afterReading, 50).unref(), grace).unref();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
