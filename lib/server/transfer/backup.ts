import "server-only";
import { createReadStream, existsSync } from "node:fs";
import { constants, copyFile, link, open, rm, stat } from "node:fs/promises";
import { type ArchiveWriter, writeArchive } from "@/db/backup/archive";
import { linesOf } from "@/db/backup/lines";
import { writeSnapshot } from "@/db/backup/snapshot";
import { keptTables } from "@/db/backup/tables";
import { type Connection, type DatabaseSettings } from "@/db/connect";
import { connectDirectly } from "@/db/direct";
import { refuseMissingDatabase } from "@/db/refuse-missing-database";
import { codeOf, Refusal } from "@/lib/refusal";
import { readPicture } from "@/lib/server/images/image-store";
import { askServer } from "@/lib/server/process/operator-channel";

/** What stands in a backup's `manifest.json`; each picture by the address that rows know it by, and its name in the file. */
type Manifest = { format: 1; madeAt: string; pictures: Record<string, string> };
export const DATABASE = "database.ndjson";
export const MANIFEST = "manifest.json";

/** How often the database is read again because a picture was removed before it could be copied. */
const ATTEMPTS = 10;

export type Summary = { rows: number; pictures: number; lost: string[] };

/** Writes one moment of the database, and the pictures that it showed then, into a new file. @throws Refusal if there is one */
export async function backUp(file: string, settings: DatabaseSettings): Promise<Summary> {
  const taken = new Refusal(`The file ${file} exists: a backup overwrites nothing. Name another one.`);
  if (existsSync(file)) throw taken;
  const draft = `${file}.${process.pid}.part`;
  const snapshot = `${file}.${process.pid}.database`;
  try {
    const summary = await fill(draft, snapshot, settings);
    await place(draft, file);
    return summary;
  } catch (error) {
    throw codeOf(error) === "EEXIST" ? taken : error;
  } finally {
    await Promise.all([draft, snapshot].map((one) => rm(one, { force: true })));
  }
}

/** Gives a finished file its name, unless that is taken: by a link, or by a copy where the file system has no links. */
async function place(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(codeOf(error))) throw error;
    await copyFile(draft, file, constants.COPYFILE_EXCL);
  }
}

async function fill(draft: string, snapshot: string, settings: DatabaseSettings): Promise<Summary> {
  const archive = await writeArchive(draft);
  try {
    return await collect(archive, snapshot, settings);
  } finally {
    await archive.close();
  }
}

/**
 * Pictures never change, but they are removed when nothing shows them any more. One that is gone after the database was read
 * means reading that again; one that the next reading still names was lost before, and the backup says so.
 */
async function collect(
  archive: ArchiveWriter,
  snapshot: string,
  settings: DatabaseSettings,
): Promise<Summary> {
  const copied = new Map<string, string>();
  let gone = new Set<string>();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await takeSnapshot(snapshot, settings);
    const { rows, addresses } = await survey(snapshot);
    const lost: string[] = [];
    const vanished = new Set<string>();
    for (const address of addresses) {
      if (copied.has(address)) continue;
      const bytes = await readPicture(address);
      if (bytes) {
        const name = `pictures/${copied.size + 1}.webp`;
        await archive.add(name, [bytes], bytes.length);
        copied.set(address, name);
      } else if (gone.has(address)) lost.push(address);
      else vanished.add(address);
    }
    if (vanished.size > 0) {
      gone = new Set([...gone, ...vanished]);
      continue;
    }
    const pictures = Object.fromEntries([...copied].filter(([address]) => addresses.has(address)));
    if (lost.length > 1 && lost.length === addresses.size)
      throw new Refusal(
        `None of the ${lost.length} pictures that the database shows can be found: set DATA_DIR, or BLOB_READ_WRITE_TOKEN, to what the server uses.`,
      );
    const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), pictures };
    const written = Buffer.from(JSON.stringify(manifest, undefined, 1));
    await archive.add(DATABASE, createReadStream(snapshot), (await stat(snapshot)).size);
    await archive.add(MANIFEST, [written], written.length);
    await archive.finish();
    return { rows, pictures: Object.keys(pictures).length, lost };
  }
  throw new Refusal("Pictures are removed faster than they can be copied: try again at a quieter hour.");
}

/** From the running server where the database is its own, else by a connection of ours. */
async function takeSnapshot(file: string, settings: DatabaseSettings): Promise<void> {
  const handle = await open(file, "w", 0o600);
  let connection: Connection | undefined;
  try {
    const answer = settings.databaseUrl === undefined ? await askServer(settings.dataDir) : undefined;
    if (!answer) refuseMissingDatabase(settings);
    if (answer) {
      for await (const chunk of answer) await handle.appendFile(chunk as Buffer);
      return;
    }
    connection = await connectDirectly(settings);
    await writeSnapshot(connection.db, (text) => handle.appendFile(text));
  } finally {
    await connection?.close();
    await handle.close();
  }
}

async function survey(snapshot: string): Promise<{ rows: number; addresses: Set<string> }> {
  const addresses = new Set<string>();
  let rows = 0;
  let whole = false;
  let pictures: readonly string[] = [];
  for await (const line of linesOf(createReadStream(snapshot))) {
    const content = JSON.parse(line) as [string?] | Record<string, unknown>;
    if (Array.isArray(content)) {
      whole = content.length === 0;
      pictures = keptTables.find(({ name }) => name === content[0])?.pictures ?? [];
      continue;
    }
    rows += 1;
    for (const name of pictures) {
      const address = content[name];
      if (typeof address === "string" && address !== "") addresses.add(address);
    }
  }
  if (!whole) throw new Refusal("The server ended before the backup was whole: try again.");
  return { rows, addresses };
}
