import { once } from "node:events";
import { createServer } from "node:net";
import { lockDataFolder } from "@/db/data-folder-lock";
import { migrateDatabase } from "@/db/migrate";
import { command } from "@/db/scripts/command";
import { env } from "@/lib/env";
import { codeOf, Refusal } from "@/lib/refusal";

// For start.mjs, in a process of its own: checks what the server will need and prints what the starter itself has to know.
await command(async () => {
  const { host, port, siteUrl, dataDir, databaseUrl } = env();
  // The server asks for it; refused here, it doesn't begin.
  void env().sessionSecret;
  await checkAddress(host, port);
  if (databaseUrl !== undefined) await migrateDatabase(env());
  // The server takes it itself; refused here, it doesn't say that it is ready before it ends.
  else (await lockDataFolder(dataDir)).release();
  return JSON.stringify({ host, port, siteUrl });
});

async function checkAddress(host: string, port: number): Promise<void> {
  await refuseBadPort(port);
  const probe = createServer().listen(port, host === "localhost" ? "127.0.0.1" : host);
  try {
    await once(probe, "listening");
    probe.close();
  } catch (error) {
    throw refusalOf(codeOf(error), port) ?? error;
  }
}

/** Browsers, and everything else that follows the standard of fetch, open no page from the ports of certain other services. */
async function refuseBadPort(port: number): Promise<void> {
  const error = await fetch(`http://127.0.0.1:${port}/`, {
    method: "HEAD",
    signal: AbortSignal.timeout(1000),
  }).catch((failed: unknown) => failed);
  if (error instanceof TypeError && error.cause instanceof Error && error.cause.message === "bad port")
    throw new Refusal(`Browsers open no page from port ${port}: set PORT to another one, such as 3000.`);
}

function refusalOf(code: string, port: number): Refusal | undefined {
  if (code === "EADDRINUSE")
    return new Refusal(
      `Port ${port} is in use by another program: stop that one first, or set PORT to another port.`,
    );
  if (code === "EACCES")
    return new Refusal(`Port ${port} may not be used by this user: set PORT to one from 1024 on.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code))
    return new Refusal("Set HOST to an address of this machine, or leave it out for localhost.");
  return undefined;
}
