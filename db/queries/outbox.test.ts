import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { notes } from "@/db/schema/campaigns";
import { changes } from "@/db/schema/changes";
import { memoryCampaign } from "@/db/testing/memory-campaign";
import { changesSince, currentSnapshot } from "./live";
import { noteChange } from "./notes";
import { changeWithEvents, type NewEvent } from "./outbox";

let memory: Awaited<ReturnType<typeof memoryCampaign>>;
let campaignId: number;
let note: typeof notes.$inferSelect;
beforeAll(async () => {
  memory = await memoryCampaign();
  ({ campaignId } = memory);
}, 60_000);
afterAll(() => memory.close());

beforeEach(async () => {
  const [row] = await memory.db.insert(notes).values({ campaignId, text: "Once" }).returning();
  if (!row) throw new Error("No note was written");
  note = row;
});
afterEach(() => vi.restoreAllMocks());

const told = (): NewEvent => ({
  campaignId,
  audience: "managers",
  kind: "notes",
  recordId: note.id,
  by: 7,
});
const stored = async () => (await memory.db.select().from(notes).where(eq(notes.id, note.id)))[0];

test("a change and its event are written by one statement, and the event is told once", async () => {
  const { db } = memory;
  const before = await currentSnapshot(db);
  const rows = await changeWithEvents(db, noteChange(db, note.id, { text: "Twice" }), [told()]);
  expect(rows).toEqual([await stored()]);
  expect(rows).toMatchObject([{ text: "Twice", createdAt: note.createdAt }]);
  expect(Number(rows[0]?.updatedAt)).toBeGreaterThanOrEqual(Number(note.updatedAt));
  const since = await changesSince(db, before);
  expect(since.rows).toMatchObject([{ ...told(), userId: null, payload: null }]);
  expect((await changesSince(db, since.snapshot)).rows).toEqual([]);
});

test("an event for a person is written beside one for an audience", async () => {
  const { db } = memory;
  const before = await currentSnapshot(db);
  const { audience: _, ...personal } = { ...told(), userId: 9 };
  await changeWithEvents(db, noteChange(db, note.id, { text: "Twice" }), [told(), personal]);
  expect((await changesSince(db, before)).rows).toMatchObject([
    { userId: null, audience: "managers" },
    { userId: 9, audience: null },
  ]);
});

test("a change that finds no row tells nothing", async () => {
  const { db } = memory;
  const before = await currentSnapshot(db);
  const stale = noteChange(db, note.id, { text: "Late", seenAt: new Date(0) });
  expect(await changeWithEvents(db, stale, [told()])).toEqual([]);
  expect(await stored()).toEqual(note);
  expect((await changesSince(db, before)).rows).toEqual([]);
});

test("a change whose event can't be written isn't made", async () => {
  const { db } = memory;
  const toNobody = { ...told(), audience: null };
  await expect(changeWithEvents(db, noteChange(db, note.id, { text: "Untold" }), [toNobody])).rejects.toThrow(
    /Failed query/,
  );
  expect(await stored()).toEqual(note);
});

test("one in so many also removes what is older than an hour", async () => {
  const { db } = memory;
  const old = new Date(Date.now() - 3_700_000);
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  await changeWithEvents(db, noteChange(db, note.id, { text: "Long ago" }), [told()]);
  await db.update(changes).set({ createdAt: old }).where(eq(changes.recordId, note.id));
  await changeWithEvents(db, noteChange(db, note.id, { text: "Kept" }), [told()]);
  expect(await db.select().from(changes).where(eq(changes.createdAt, old))).toHaveLength(1);
  vi.spyOn(Math, "random").mockReturnValue(0);
  const before = await currentSnapshot(db);
  const rows = await changeWithEvents(db, noteChange(db, note.id, { text: "Swept" }), [told()]);
  expect(rows).toMatchObject([{ text: "Swept" }]);
  expect(await db.select().from(changes).where(eq(changes.createdAt, old))).toEqual([]);
  expect((await changesSince(db, before)).rows).toHaveLength(1);
});
