import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns, members } from "@/db/schema/campaigns";
import { evenings } from "@/db/schema/evenings";
import { journal } from "@/db/schema/journal";
import { users } from "@/db/schema/users";
import { memoryCampaign } from "@/db/testing/memory-campaign";
import { JOURNAL_KEPT, JOURNAL_SHARE } from "@/lib/limits";
import type { Role } from "@/lib/policy";
import {
  appendToJournal,
  happenedBetween,
  type NewEntry,
  pruneJournal,
  removeHappeningsOf,
  removeLastRise,
} from "./journal";
import { viewerOf } from "./visibility";

let memory: Awaited<ReturnType<typeof memoryCampaign>>;
let campaignId: number;
beforeAll(async () => {
  memory = await memoryCampaign();
  ({ campaignId } = memory);
}, 60_000);
afterAll(() => memory.close());

const HOUR = 3_600_000;
const NOW = Date.now();
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR);

/** So many happenings, a second apart. */
const happenings = (from: Date, count: number, what: Pick<NewEntry, "entry" | "kind">): NewEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...what,
    campaignId,
    audience: "members" as const,
    happenedAt: new Date(from.getTime() + index * 1000),
  }));
const natural = { kind: "roll", entry: { by: "Ysolt", label: "Stealth", natural: 20, total: 27 } } as const;
const page = { kind: "shown", entry: { place: "map", title: null } } as const;
const rise = { kind: "rise", entry: { name: "Ysolt" } } as const;

/** Somebody of a book. */
const memberOf = async (book: number, username: string, role: Role): Promise<number> => {
  const person = { username, email: `${username}@tomekeeper.example`, passwordHash: "" };
  const [row] = await memory.db.insert(users).values(person).returning({ id: users.id });
  const userId = row?.id ?? 0;
  await memory.db.insert(members).values({ campaignId: book, userId, role });
  return userId;
};

test("each evening keeps its own two thousand, and of those that are too many a natural 20 doesn't go first", async () => {
  const { db } = memory;
  await db.insert(evenings).values([
    { campaignId, number: 1, title: "I", state: "over", begunAt: hoursAgo(100), endedAt: hoursAgo(96) },
    { campaignId, number: 2, title: "II", state: "running", begunAt: hoursAgo(2) },
  ]);
  const all = [
    ...happenings(hoursAgo(99), JOURNAL_KEPT, page),
    ...happenings(hoursAgo(50), 3, page),
    ...happenings(hoursAgo(1), 10, natural),
    ...happenings(hoursAgo(0.9), JOURNAL_KEPT - 5, rise),
    ...happenings(hoursAgo(0.2), 10, page),
  ];
  for (let at = 0; at < all.length; at += 1000) await db.insert(journal).values(all.slice(at, at + 1000));
  const kept = async () => {
    const rows = await db
      .select({ kind: journal.kind, at: journal.happenedAt })
      .from(journal)
      .where(eq(journal.campaignId, campaignId))
      .orderBy(asc(journal.happenedAt), asc(journal.id));
    const among = (from: number, to: number) =>
      rows.filter(({ at }) => at >= hoursAgo(from) && at <= hoursAgo(to));
    const running = among(2, 0);
    return {
      first: among(100, 96).length,
      between: among(95, 3).length,
      running: running.length,
      naturals: running.filter(({ kind }) => kind === "roll").length,
      pages: running.filter(({ kind }) => kind === "shown").length,
    };
  };
  await db.transaction((tx) => pruneJournal(tx, campaignId));
  expect(await kept()).toEqual({ first: 2000, between: 3, running: 2000, naturals: 10, pages: 0 });

  // While none runs, what happens belongs to no evening.
  await db
    .update(evenings)
    .set({ state: "over", endedAt: hoursAgo(0) })
    .where(eq(evenings.number, 2));
  const outside = happenings(hoursAgo(90), JOURNAL_KEPT, rise);
  for (let at = 0; at < outside.length; at += 1000)
    await db.insert(journal).values(outside.slice(at, at + 1000));
  await db.transaction((tx) => pruneJournal(tx, campaignId));
  expect(await kept()).toEqual({ first: 2000, between: 2000, running: 2000, naturals: 10, pages: 0 });
});

test("an entry tells whether the evening that runs may have ended by itself before it", async () => {
  const { db } = memory;
  const entry = { ...rise, campaignId, audience: "members" as const };
  const append = () => db.transaction((tx) => appendToJournal(tx, [entry, entry]));
  expect(await append()).toEqual([]);
  const begun = { campaignId, number: 3, title: "III", state: "running" as const, begunAt: hoursAgo(2) };
  await db.insert(evenings).values(begun);
  expect(await append()).toEqual([]);
  await db
    .update(evenings)
    .set({ begunAt: hoursAgo(4) })
    .where(eq(evenings.number, 3));
  expect(await append()).toEqual([campaignId]);
});

test("a handout that was opened for some is told, in a book that was brought in too", async () => {
  const { db } = memory;
  const from = new Date(NOW + HOUR);
  const seal = { kind: "seal", entry: { title: "A letter", isForAll: false }, audience: "managers" } as const;
  const shown = { ...page, audience: "managers" } as const;
  const written = [{ ...seal, readers: [7] }, { ...seal, readers: [] }, shown];
  await db.insert(journal).values(written.map((one) => ({ ...one, campaignId, happenedAt: from })));
  const told = await happenedBetween(db, campaignId, { from, to: null, most: 10 });
  expect(told.map(({ kind }) => kind)).toEqual(["seal", "seal"]);
});

test("with a fall that is taken back goes the rise that followed it, and no other", async () => {
  const { db } = memory;
  const at = new Date(NOW + 3 * HOUR);
  const by = null;
  const told = (kind: "fall" | "rise", name: string, actId: number | null = null) =>
    kind === "fall" ? { kind, entry: { name, by }, actId } : { kind, entry: { name }, actId };
  const write = (...some: ReturnType<typeof told>[]) =>
    db
      .insert(journal)
      .values(some.map((one) => ({ ...one, campaignId, audience: "members" as const, happenedAt: at })));
  await write(
    told("rise", "Ysolt"),
    told("fall", "Ysolt", 1),
    told("fall", "Brida", 1),
    told("rise", "Corvin"),
  );
  await write(told("rise", "Ysolt"), told("fall", "Brida", 2), told("rise", "Brida"), told("rise", "Ysolt"));
  const left = async () =>
    (await happenedBetween(db, campaignId, { from: at, to: at, most: 20 })).flatMap((one) =>
      one.kind === "fall" || one.kind === "rise" ? `${one.kind} ${one.entry.name}` : [],
    );
  await db.transaction((tx) => removeHappeningsOf(tx, 1));
  const [fell, rose] = ["fall Brida", "rise Brida"];
  expect(await left()).toEqual(["rise Ysolt", "rise Corvin", fell, rose, "rise Ysolt"]);
  await db.transaction((tx) => removeHappeningsOf(tx, 2));
  expect(await left()).toEqual(["rise Ysolt", "rise Corvin", "rise Ysolt"]);
});

test("of what one player makes happen a share is kept, whatever it is, and all that the others did while there is room", async () => {
  const { db } = memory;
  const values = { name: "The Reed Choir", coverColour: "", description: "", setting: "" };
  const [book] = await db.insert(campaigns).values(values).returning({ id: campaigns.id });
  const other = book?.id ?? 0;
  const [master, player, gone] = [
    await memberOf(other, "maren", "creator"),
    await memberOf(other, "tobias", "player"),
    await memberOf(other, "wren", "player"),
  ];
  await db.delete(members).where(eq(members.userId, gone));
  const begun = { campaignId: other, number: 1, title: "I", state: "running" as const, begunAt: hoursAgo(2) };
  await db.insert(evenings).values(begun);
  const level = { kind: "level", entry: { name: "Ysolt", level: 2 } } as const;
  const by = (userId: number | null, from: Date, count: number, what: Pick<NewEntry, "entry" | "kind">) =>
    happenings(from, count, what).map((one) => ({ ...one, campaignId: other, userId }));
  const all = [
    ...by(master, hoursAgo(1.5), 20, page),
    ...by(null, hoursAgo(1.5), JOURNAL_SHARE + 1, page),
    ...by(master, hoursAgo(1.4), JOURNAL_SHARE + 1, rise),
    ...by(player, hoursAgo(1), JOURNAL_KEPT, level),
    ...by(gone, hoursAgo(1), JOURNAL_KEPT, natural),
  ];
  for (let at = 0; at < all.length; at += 1000) await db.insert(journal).values(all.slice(at, at + 1000));
  await db.transaction((tx) => pruneJournal(tx, other));
  const rows = await db.select().from(journal).where(eq(journal.campaignId, other));
  const of = (userId: number | null) => rows.filter((row) => row.userId === userId).length;
  expect([master, null, player, gone].map(of)).toEqual([
    JOURNAL_SHARE + 21,
    JOURNAL_SHARE + 1,
    JOURNAL_SHARE,
    JOURNAL_SHARE,
  ]);
  const newest = rows.filter((row) => row.userId === player).map((row) => row.happenedAt.getTime());
  expect(Math.max(...newest)).toBe(all.findLast((row) => row.userId === player)?.happenedAt?.getTime());
});

test("a player takes back only a getting up of their own making, whoever bears the name; dungeon masters any", async () => {
  const { db } = memory;
  const [sefa, idris, adair] = [
    await memberOf(campaignId, "sefa", "creator"),
    await memberOf(campaignId, "idris", "player"),
    await memberOf(campaignId, "adair", "player"),
  ];
  const entry = { kind: "rise", entry: { name: "Otho" }, campaignId, audience: "members" } as const;
  const undo = (userId: number, role: Role) =>
    db.transaction((tx) => removeLastRise(tx, { campaignId, name: "Otho" }, viewerOf({ role, userId })));
  await db.insert(journal).values({ ...entry, userId: idris });
  expect([await undo(adair, "player"), await undo(idris, "player"), await undo(idris, "player")]).toEqual([
    false,
    true,
    false,
  ]);
  await db.insert(journal).values({ ...entry, userId: idris });
  expect(await undo(sefa, "creator")).toBe(true);
});
