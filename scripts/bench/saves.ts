// `npm run bench:saves`: what a saved note costs the database with what is told of it, as a transaction and as one statement, in turns. The guard,
// which costs the same before either, is left out.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type Database } from "@/db/connect";
import type { NewEvent } from "@/db/queries/outbox";
import { noteChange } from "@/db/queries/notes";
import { publish, publishOne } from "@/lib/live/publish";
import { option } from "./option";
import { addTable, makeDatabase } from "./world";

const SAVES = option("saves", 2000);
const words = "The tide takes the lower town twice a day, and the bells say when. ".repeat(15);

type Table = Pick<Awaited<ReturnType<typeof addTable>>, "campaignId" | "noteId" | "userId">;

const waysOf = (db: Database, { campaignId, noteId, userId: by }: Table) => {
  const event: NewEvent = { campaignId, audience: "managers", kind: "notes", recordId: noteId, by };
  const save = (number: number) => (one: Parameters<typeof noteChange>[0]) =>
    noteChange(one, noteId, { text: `${number} ${words}` });
  return {
    "a transaction": (number: number) =>
      publish(db, async (tx) => ({ result: await save(number)(tx), events: [event] })),
    "one statement": (number: number) => publishOne(db, save(number), [event]),
  };
};

const measure = async (name: string, db: Database): Promise<void> => {
  const ways = Object.entries(waysOf(db, await addTable(db)));
  const taken = ways.map((): number[] => []);
  const spent = ways.map(() => 0);
  for (let number = 0; number < SAVES; number += 1)
    for (const [index, [, way]] of ways.entries()) {
      const processor = process.cpuUsage();
      const began = performance.now();
      await way(number);
      taken[index]?.push(performance.now() - began);
      const { user, system } = process.cpuUsage(processor);
      spent[index] = (spent[index] ?? 0) + user + system;
    }
  for (const [index, [way]] of ways.entries()) {
    const times = (taken[index] ?? []).toSorted((one, other) => one - other);
    const share = (part: number) => Math.round(1000 * (times[Math.floor(part * times.length)] ?? 0));
    const own = Math.round((spent[index] ?? 0) / SAVES);
    console.log(
      `${name}, ${way}: ${share(0.5)} µs (p50), ${share(0.95)} µs (p95), ${own} µs of this process`,
    );
  }
};

const { url, db, drop } = await makeDatabase();
await measure("PostgreSQL", db);
// The round trips alone: as where the disk answers at once.
const databaseUrl = `${url}?options=-c%20synchronous_commit%3Doff`;
const quick = await connect(
  { dataDir: "", databaseUrl, migrateDatabaseUrl: url, hosted: false },
  { connection: 5_000, statement: 0, answer: 0 },
);
await measure("PostgreSQL that doesn't wait for the disk", quick.db);
await quick.close();
await drop();
const dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-saves-"));
const embedded = await connect({
  dataDir,
  databaseUrl: undefined,
  migrateDatabaseUrl: undefined,
  hosted: false,
});
await measure("embedded", embedded.db);
await embedded.close();
rmSync(dataDir, { recursive: true });
