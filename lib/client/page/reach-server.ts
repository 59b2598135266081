/** Milliseconds. A line that is dead without the browser knowing says nothing for minutes. */
const PATIENCE = 30_000;

/** Resolves where the server answers, and its database too. Asks no more than that: who asks is signed in or not. */
export const reachServer = async (): Promise<void> => {
  const { ok } = await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  if (!ok) throw new Error("The server is away");
};
