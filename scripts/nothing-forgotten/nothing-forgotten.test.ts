import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { createBook } from "@/db/queries/create-book";
import { schema } from "@/db/schema/all";
import { users } from "@/db/schema/users";
import { transaction } from "@/db/transaction";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { imageStore, readPicture } from "@/lib/server/images/image-store";
import { duplicateCharacter, duplicateEncounter } from "@/lib/server/transfer/duplicate";
import { exportCampaign } from "@/lib/server/transfer/export-campaign";
import { fillBook } from "./full-book";
import {
  NEW_ROW,
  NOT_IN_A_COPY,
  NOT_IN_A_FILE,
  NOT_IN_THE_BOOK,
  NOT_OF_A_CREATURE,
  NOT_OF_A_FIGHT,
  type Reasons,
} from "./left-out";
import { importCampaign } from "@/lib/server/transfer/import-campaign";

// Every column of every table that belongs to a campaign comes through its file and through a copy, but for those in left-out.ts.

type Row = Record<string, unknown>;
type Table = PgTable & { id: PgColumn; campaignId: PgColumn };

const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-book-"));
const people = { creator: 0, importer: 0 };
const books = { original: 0, copy: 0 };

const draw = async (width: number) =>
  imageStore().put(
    await sharp({ create: { width, height: 20, channels: 3, background: "#246" } })
      .webp()
      .toBuffer(),
  );
const fileOf = async (stream: ReadableStream<Uint8Array>) => ({
  name: "book.zip",
  bytes: Buffer.from(await new Response(stream).arrayBuffer()),
});

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", folder);
  const db = await database();
  const account = (username: string) => ({ username, email: `${username}@example.org`, passwordHash: "" });
  const made = await db
    .insert(users)
    .values([account("maren"), account("sable")])
    .returning({ id: users.id });
  [people.creator = 0, people.importer = 0] = made.map(({ id }) => id);
  books.original = await fillBook(db, people.creator, draw);
  const importer = { id: people.importer, username: "sable" };
  const { content } = await exportCampaign(db, books.original);
  const write = (book: CampaignRecord) => transaction(db, (tx) => createBook(tx, importer.id, book));
  books.copy = (await importCampaign(importer, await fileOf(content), write)).id;
}, 60_000);
afterAll(async () => {
  await closeDatabase();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const tables = Object.entries(schema).flatMap(([name, table]): [string, Table][] =>
  "campaignId" in table && !(name in NOT_IN_A_FILE) ? [[name, table as unknown as Table]] : [],
);
const columnsOf = (table: PgTable) => Object.keys(getTableColumns(table));
const rowsOf = async (table: Table, campaignId: number): Promise<Row[]> =>
  (await database()).select().from(table).where(eq(table.campaignId, campaignId)).orderBy(asc(table.id));
const bookOf = async (id: number): Promise<Row[]> =>
  (await database()).select().from(schema.campaigns).where(eq(schema.campaigns.id, id));

/** Values that mean the same in two books: a picture by its width, a creature by its place among those of its kind. */
const comparable = async (rows: readonly Row[], campaignId: number) => {
  const idsOf = async (table: Table) => (await rowsOf(table, campaignId)).map(({ id }) => id);
  const places = { characterId: await idsOf(schema.characters), encounterId: await idsOf(schema.encounters) };
  const inside = (key: string, value: unknown): unknown =>
    typeof value === "number" && key in places
      ? places[key as keyof typeof places].indexOf(value)
      : key in NOT_OF_A_FIGHT
        ? undefined
        : value;
  const one = async (key: string, value: unknown): Promise<unknown> => {
    if (typeof value === "string" && /image$/i.test(key))
      return (await sharp(await readPicture(value)).metadata()).width;
    if (key === "rest") return JSON.parse(JSON.stringify(value, inside)) as unknown;
    return inside(key === "id" ? "" : key, value);
  };
  return Promise.all(
    rows.map(async (row) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(row).map(async ([key, value]) => [key, await one(key, value)] as const),
        ),
      ),
    ),
  );
};

/** The columns in which the two differ, but for those that may. */
const lostIn = (name: string, before: readonly Row[], after: readonly Row[], may: Reasons): string[] => {
  if (before.length !== after.length) return [`${name}: ${before.length} rows became ${after.length}`];
  const lost = before.flatMap((row, at) =>
    Object.keys(row).filter((key) => !(key in may) && !Object.is(text(row[key]), text(after[at]?.[key]))),
  );
  return [...new Set(lost)].map((key) => `${name}.${key}`);
};
const text = (value: unknown) => JSON.stringify(value);

it("every table of a campaign is in its file, or named with the reason why not", () => {
  const known = Object.entries(schema).flatMap(([name, table]) => ("campaignId" in table ? [name] : []));
  expect(Object.keys(NOT_IN_A_FILE).filter((name) => !known.includes(name))).toEqual([]);
  for (const [name, reasons] of [...Object.entries(NOT_IN_THE_BOOK), ...Object.entries(NOT_IN_A_COPY)]) {
    const columns = columnsOf(schema[name as keyof typeof schema]);
    expect(Object.keys(reasons).filter((column) => !columns.includes(column))).toEqual([]);
  }
});

it("the sample says something in every column that a new row would not", async () => {
  const silent: string[] = [];
  for (const [name, table] of [...tables, ["campaigns", schema.campaigns] as const]) {
    const rows =
      name === "campaigns" ? await bookOf(books.original) : await rowsOf(table as Table, books.original);
    for (const [key, column] of Object.entries(getTableColumns(table)))
      if (rows.every((row) => ["null", '""', "[]", text(column.default)].includes(text(row[key]))))
        silent.push(`${name}.${key}`);
  }
  expect(silent).toEqual([]);
});

it("a book that was exported and imported has lost no column", async () => {
  const lost: string[] = [];
  const compare = async (name: string, read: (campaignId: number) => Promise<Row[]>) => {
    const [before, after] = await Promise.all(
      [books.original, books.copy].map(async (id) => comparable(await read(id), id)),
    );
    lost.push(...lostIn(name, before ?? [], after ?? [], { ...NEW_ROW, ...NOT_IN_THE_BOOK[name] }));
  };
  await compare("campaigns", bookOf);
  for (const [name, table] of tables) await compare(name, (id) => rowsOf(table, id));
  expect(lost).toEqual([]);
});

it.each(["character", "encounter"] as const)("a copy of one %s has lost no column", async (kind) => {
  const db = await database();
  const key = `${kind}Id` as const;
  const [stored] = await rowsOf(schema[`${kind}s`], books.original);
  const id = Number(stored?.["id"]);
  const asked = { db, userId: people.creator, count: 1 };
  const [copy] =
    kind === "character"
      ? await duplicateCharacter(id, asked, async (work) => (await transaction(db, work)).result)
      : await duplicateEncounter(id, asked, (work) => transaction(db, work));
  const lost: string[] = [];
  for (const [name, table] of tables) {
    const of = name === `${kind}s` ? "id" : key;
    if (!columnsOf(table).includes(of) || name in NOT_OF_A_CREATURE) continue;
    const rows = await comparable(await rowsOf(table, books.original), books.original);
    const all = await rowsOf(table, books.original);
    const ofOwner = (owner: unknown) => rows.filter((_, at) => all[at]?.[of] === owner);
    lost.push(
      ...lostIn(name, ofOwner(id), ofOwner(copy?.id), {
        ...NEW_ROW,
        [key]: "is the copy's",
        ...NOT_IN_A_COPY[name],
      }),
    );
  }
  expect(lost).toEqual([]);
});
