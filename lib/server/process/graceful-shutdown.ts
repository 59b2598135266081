import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import { closeDatabase } from "@/db/client";
import { endStreams } from "@/lib/live/hub";
import { log } from "./log";

type Closing = Listener & Pick<Server, "closeAllConnections" | "closeIdleConnections">;

/** How long requests under way may take to finish, in milliseconds; scripts/start.mjs waits longer. */
const patience = 10_000;
/** How long a kept connection may bring one request more, which is answered and closes it. */
const grace = 500;

/**
 * Ends the server in order at SIGTERM, SIGINT, SIGHUP (its terminal is closed) and the end of the process that started it: from then
 * on each answer closes its connection, so that no client is cut off; then the database is closed. The framework's own shutdown,
 * which `NEXT_MANUAL_SIG_HANDLE` switches off, waits for stalled clients without a limit and knows nothing of the database.
 */
export function shutDownGracefully(): void {
  const servers = new Set<Closing>();
  const answers = new Set<Pick<ServerResponse, "shouldKeepAlive">>();
  let ending = false;
  subscribe("http.server.request.start", (message) => {
    const { server, response } = message as { server?: unknown; response?: unknown };
    if (server instanceof Server) servers.add(server);
    if (!(response instanceof ServerResponse)) return;
    if (ending) response.shouldKeepAlive = false;
    answers.add(response);
    response.once("close", () => answers.delete(response));
  });

  const end = async () => {
    if (ending) return;
    ending = true;
    for (const answer of answers) answer.shouldKeepAlive = false;
    endStreams();
    await Promise.all([...servers].map(closed));
    await closeDatabase().catch((error: unknown) => log.error({ error }, "the database was not closed"));
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) process.on(signal, () => void end());
}

function closed(server: Closing): Promise<void> {
  return new Promise((resolve) => {
    // Without the idle connections, which the method of `http.Server` would close at once: a request may be on its way on them.
    Listener.prototype.close.call(server, () => resolve());
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 50).unref(), grace).unref();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
