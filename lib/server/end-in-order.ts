import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";
import { closeDatabase } from "@/db/client";
import { log } from "./log";

/** How long requests under way may take to finish, in milliseconds; scripts/start.mjs waits longer. */
const patience = 10_000;

/**
 * Ends the server in order at SIGTERM, SIGINT, SIGHUP (its terminal is closed) and the end of the process that started it: requests under way are
 * answered, then the database is closed. The framework's own shutdown, which `NEXT_MANUAL_SIG_HANDLE` switches off,
 * waits for stalled clients without a limit and knows nothing of the database.
 */
export function endInOrder(): void {
  const servers = new Set<Pick<Server, "close" | "closeAllConnections">>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server?: unknown };
    if (server instanceof Server) servers.add(server);
  });

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await Promise.all([...servers].map(closed));
    await closeDatabase().catch((error: unknown) => log.error({ error }, "the database was not closed"));
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) process.on(signal, () => void end());
}

function closed(server: Pick<Server, "close" | "closeAllConnections">): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
