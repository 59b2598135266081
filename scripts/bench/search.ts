// `npm run bench:search`: how long a search takes in a book of 5,000 records beside a million elsewhere, whether names with a typo are found, whether
// time tells of what a player may not see, and what a saved note costs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type Database } from "@/db/connect";
import { createNote, noteChange } from "@/db/queries/notes";
import { search } from "@/db/queries/search";
import { sql } from "drizzle-orm";
import { fill } from "./fill";
import { option } from "./option";
import { addBook, secretOf } from "./search-book";
import { makeDatabase, rowsOf } from "./world";

/** With what belongs to them, about eight rows a character. */
const ELSEWHERE = option("characters", 130_000);
const EMBEDDED_ELSEWHERE = option("embedded-characters", 5_000);
const ROUNDS = option("rounds", 3);
const TYPOS = 200;
const SECRETS = 500;

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const share = (times: readonly number[], part: number) => sorted(times)[Math.floor(times.length * part)] ?? 0;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** A letter of the longest word changed, left out, doubled or swapped with the next. */
const withTypo = (name: string, number: number): string => {
  const word = name.split(" ").toSorted((one, other) => other.length - one.length)[0] ?? "";
  const at = 1 + (number % (word.length - 2));
  const letter = word.charAt(at);
  const typos = [
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  ];
  return name.replace(word, typos[number % typos.length] ?? word);
};

const measure = async (kind: string, db: Database, most: number): Promise<boolean> => {
  const { campaignId, masterId, playerId, names } = await addBook(db, SECRETS);
  await db.execute(sql.raw("vacuum analyze"));
  const [row] = rowsOf<{ count: number }>(
    await db.execute(sql.raw("select sum(n_live_tup)::int count from pg_stat_user_tables")),
  );
  const find = (userId: number, query: string) => search(db, userId, { campaignId, query, limit: 50 });
  const asked = [...names.slice(0, 40), ...names.slice(40, 60).map((name) => name.slice(2, 6))];
  const queries = [
    ...asked,
    "lantern",
    "salt crown",
    "xyzzyx",
    "e",
    "the bells say when",
    ...names.slice(60, 70).map(withTypo),
  ];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const query of queries) {
      times.push(await timed(() => find(masterId, query)));
      times.push(await timed(() => find(playerId, query)));
    }
  let found = 0;
  for (const [number, name] of names.slice(100, 100 + TYPOS).entries()) {
    const hits = await find(masterId, withTypo(name, number));
    if (hits.slice(0, 3).some(({ title }) => title === name)) found += 1;
  }
  const told: number[] = [];
  const nonsense: number[] = [];
  let leaks = 0;
  for (let number = 0; number < SECRETS; number += 1) {
    const other = secretOf(number + SECRETS);
    told.push(await timed(async () => (leaks += (await find(playerId, secretOf(number))).length)));
    nonsense.push(await timed(() => find(playerId, other)));
  }
  const saved: number[] = [];
  const note = await db.transaction((tx) => createNote(tx, campaignId, { title: "Saved", text: "Once" }));
  for (let number = 0; number < 200; number += 1)
    saved.push(
      await timed(() =>
        db.transaction((tx) =>
          noteChange(tx, note.id, { text: `${number} ${"The tide takes the town. ".repeat(200)}` }),
        ),
      ),
    );
  const p95 = share(times, 0.95);
  const apart = Math.abs(share(told, 0.5) - share(nonsense, 0.5));
  console.log(
    [
      `${kind}: ${row?.count} rows`,
      `a search ${share(times, 0.5).toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95, at most ${most})`,
      `typos: ${found} of ${TYPOS} among the first three`,
      `secrets: ${leaks} of ${SECRETS} told, medians ${apart.toFixed(2)} ms apart`,
      `a saved note ${share(saved, 0.5).toFixed(2)} ms`,
    ].join("\n  "),
  );
  return p95 <= most && found >= TYPOS * 0.95 && leaks === 0 && apart <= 2;
};

const embedded = async (): Promise<boolean> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-bench-"));
  const connection = await connect({
    databaseUrl: undefined,
    migrateDatabaseUrl: undefined,
    hosted: false,
    dataDir,
  });
  try {
    await fill(connection.db, EMBEDDED_ELSEWHERE);
    return await measure("embedded", connection.db, 100);
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
const postgres = async (): Promise<boolean> => {
  const { db, drop } = await makeDatabase();
  try {
    await fill(db, ELSEWHERE);
    return await measure("PostgreSQL", db, 50);
  } finally {
    await drop();
  }
};
const isGood = [await postgres(), await embedded()];
process.exitCode = isGood.every(Boolean) ? 0 : 1;
