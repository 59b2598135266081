import { once } from "node:events";
import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { lockDataFolder } from "@/db/data-folder-lock";
import { migrateDatabase } from "@/db/migrate";
import { command } from "@/db/scripts/command";
import { tryAsServer } from "@/db/try-as-server";
import { env } from "@/lib/env";
import { codeOf, folderFailure, Refusal } from "@/lib/refusal";

/** Ports of certain other services, from which browsers open no page ("bad ports" of the standard of fetch). */
const BLOCKED =
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137
  139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049
  3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`.split(/\s+/);

// For start.mjs, in a process of its own: checks what the server will need and prints what the starter itself has to know.
await command(async () => {
  const { host, port, siteUrl, dataDir, databaseUrl, blobToken } = env();
  // The server asks for it; refused here, it doesn't begin.
  void env().sessionSecret;
  await checkAddress(host, port);
  if (databaseUrl !== undefined) {
    if (blobToken === undefined) checkPictureFolder(dataDir);
    await migrateDatabase(env());
    await tryAsServer(env());
  }
  // The server takes it itself; refused here, it doesn't say that it is ready before it ends.
  else (await lockDataFolder(dataDir)).release();
  return JSON.stringify({ host, port, siteUrl });
});

/** Refuses a data folder in which no picture could be kept: it would be seen at the first upload only. */
function checkPictureFolder(dataDir: string): void {
  const folder = path.join(dataDir, "images");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}

async function checkAddress(host: string, port: number): Promise<void> {
  refuseBlockedPort(port);
  const probe = createServer().listen(port, host === "localhost" ? "127.0.0.1" : host);
  try {
    await once(probe, "listening");
    probe.close();
  } catch (error) {
    throw refusalOf(codeOf(error), port) ?? error;
  }
}

function refuseBlockedPort(port: number): void {
  if (BLOCKED.includes(String(port)))
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
