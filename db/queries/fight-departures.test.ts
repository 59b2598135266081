import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { fightActs, fights } from "@/db/schema/fights";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { fightEnded } from "@/lib/model/fight-happenings";
import { entrant } from "@/lib/rules/entrant.fixture";
import { apply } from "@/lib/rules/fight";
import { entryForPlayer, logEntry } from "@/lib/rules/fight-log";
import { logSentence } from "@/lib/rules/fight-log-sentence";
import type { Act } from "@/lib/rules/fight-model";
import { undone } from "@/lib/rules/fight-undo";
import { createFight, findFight, lastBlow, recordAct, saveFight, seenInFight, takeNewestAct } from "./fights";
import { viewerOf, visibleTo } from "./visibility";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let [campaignId, userId] = [0, 0];
beforeAll(async () => {
  memory = await memoryDatabase();
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const person = { username: "maren", email: "maren@example.org", passwordHash: "" };
  [campaignId, userId] = await Promise.all([
    memory.db
      .insert(campaigns)
      .values(book)
      .returning()
      .then(([row]) => row?.id ?? 0),
    memory.db
      .insert(users)
      .values(person)
      .returning()
      .then(([row]) => row?.id ?? 0),
  ]);
}, 60_000);
afterAll(() => memory.close());

const [YSOLT, COUNT] = [1, 2];
const come = (id: number, name: string, hidden = false): Act => ({
  type: "add",
  combatants: [entrant(id, name)],
  hidden,
});
const hit = (target: number, by: number, amount = 5): Act => ({
  type: "damage",
  targets: [target],
  amount,
  half: [],
  by,
});
const of = (type: "hide" | "show" | "unname", id: number): Act => ({ type, targets: [id] });
const leave: Act = { type: "remove", combatants: [COUNT] };

/** A fight in which this was done or taken back, one after the other; and what its log says to a player, oldest first. */
const played = async (...acts: (Act | "undo")[]) => {
  const { db } = memory;
  await db.delete(fights);
  const id = await db.transaction(async (tx) => {
    const made = await createFight(tx, campaignId, { name: "The bridge" });
    for (const act of [come(YSOLT, "Ysolt"), { type: "start" } as const, ...acts]) {
      const fight = await findFight(tx, made.id);
      if (act === "undo") {
        const newest = await takeNewestAct(tx, fight.id);
        if (newest) await saveFight(tx, fight, { ...fight, ...undone(fight, newest.undo) });
        continue;
      }
      const { fight: after, undo } = apply(fight, act);
      await saveFight(tx, fight, { ...fight, ...after });
      await recordAct(tx, { fight, userId, round: after.round, entry: logEntry(act, fight, after), undo });
    }
    return made.id;
  });
  const rows = await db
    .select()
    .from(fightActs)
    .where(
      and(
        eq(fightActs.fightId, id),
        visibleTo.fightActs(viewerOf({ role: "player", userId: 0 }), sql`${id}::int`),
      ),
    )
    .orderBy(asc(fightActs.id));
  const now = await seenInFight(db, id);
  const lines = rows.flatMap((row) => {
    const entry = entryForPlayer(row, now, 0);
    return entry ? [logSentence(entry)] : [];
  });
  return { id, lines, rows: rows.length };
};
const blows = [hit(YSOLT, COUNT), hit(COUNT, YSOLT)];

it("keeps the name from players that one who left had lost, and tells no more of one who was hidden", async () => {
  const unnamed = await played(come(COUNT, "Count Aurel"), ...blows, of("unname", COUNT), leave);
  expect(unnamed.lines.slice(1)).toEqual([
    "Something in the dark came in.",
    "Something in the dark dealt 5 damage to Ysolt.",
    "Ysolt dealt 5 damage to Something in the dark.",
    "Something in the dark left the fight.",
  ]);
  const hidden = await played(come(COUNT, "Count Aurel"), ...blows, of("hide", COUNT), leave);
  expect(hidden.lines.slice(1)).toEqual(["Ysolt took 5 damage."]);
  expect(hidden.rows).toBe(hidden.lines.length);
});

it("knows of who came in by an act that was taken back, and of nobody who is back", async () => {
  const shown = [come(COUNT, "Count Aurel", true), of("show", COUNT), hit(COUNT, YSOLT)];
  const { lines, rows } = await played(...shown, "undo", "undo", "undo");
  expect([lines.length, rows]).toEqual([1, 1]);
  const back = await played(come(COUNT, "Count Aurel"), of("unname", COUNT), leave, "undo", "undo");
  expect(back.lines.slice(1)).toEqual(["Count Aurel came in.", "Something in the dark left the fight."]);
});

it("tells a chapter's readers of the last blow as the log does", async () => {
  const { id } = await played(come(COUNT, "Count Aurel"), hit(YSOLT, COUNT, 9), of("unname", COUNT), leave, {
    type: "end",
  });
  const { db } = memory;
  const happened = fightEnded("The bridge", await findFight(db, id), await lastBlow(db, id));
  expect(happened.entry.lastBlow).toEqual({ by: "Count Aurel", on: "Ysolt" });
  expect(happened.masked?.lastBlow).toEqual({ by: "Something in the dark", on: "Ysolt" });
});
