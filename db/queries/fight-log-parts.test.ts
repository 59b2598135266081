import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PART } from "@/db/json-list";
import { campaigns, members } from "@/db/schema/campaigns";
import { fightActs, fights } from "@/db/schema/fights";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { entrant } from "@/lib/rules/entrant.fixture";
import type { LogEntry } from "@/lib/rules/fight-log";
import { type Combatant, newFight } from "@/lib/rules/fight-model";
import { actsOfFight } from "./fights";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let of: { campaignId: number; userId: number };
beforeAll(async () => {
  memory = await memoryDatabase();
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const person = { username: "Ysolt", email: "ysolt@tomekeeper.example", passwordHash: "" };
  const [campaign] = await memory.db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const [user] = await memory.db.insert(users).values(person).returning({ id: users.id });
  of = { campaignId: campaign?.id ?? 0, userId: user?.id ?? 0 };
  await memory.db.insert(members).values({ ...of, role: "creator" });
}, 60_000);
afterAll(() => memory.close());

const ACTS = 20;

/** A fight whose every act was about one who is seen, and about so many spies who aren't. */
const fightAmong = async (spies: number): Promise<number> => {
  const { state: _state, round: _round, ...waiting } = newFight();
  const seen = { ...entrant(1, "Eel"), isHidden: false, isUnnamed: false };
  const hidden = Array.from({ length: spies }, (_, at) => ({
    ...entrant(at + 2, `Spy ${at}`),
    isHidden: true,
    isUnnamed: true,
  }));
  const combatants = [seen, ...hidden] as Combatant[];
  const [fight] = await memory.db
    .insert(fights)
    .values({ campaignId: of.campaignId, name: "The weir", rest: { ...waiting, combatants } })
    .returning({ id: fights.id });
  const fightId = fight?.id ?? 0;
  const targets = combatants.map(({ id, name, isHidden, isUnnamed }) => ({ id, name, isHidden, isUnnamed }));
  const entry: LogEntry = {
    type: "defeat",
    actor: targets.at(-1) ?? null,
    targets,
    detail: "",
    rounds: null,
    proposer: null,
  };
  const acts = Array.from({ length: ACTS }, () => ({ ...of, fightId, round: 1, entry, undo: [] as never }));
  await memory.db.insert(fightActs).values(acts);
  return fightId;
};

test("who is hidden takes no room in a player's part of a fight's log", async () => {
  const { db } = memory;
  const fightId = await fightAmong(100);
  const part = async (role: "creator" | "player") => {
    await db.update(members).set({ role });
    const listing = db
      .select({ rows: actsOfFight.json(db, PART, 20_000) })
      .from(members)
      .where(eq(members.userId, of.userId));
    const [row] = await listing.prepare("").execute({ id: fightId, limit: 100, offset: 0 });
    return actsOfFight.read(row?.rows);
  };
  expect((await part("creator")).length).toBeLessThan(ACTS);
  const rows = await part("player");
  expect(rows).toHaveLength(ACTS);
  expect(rows[0]?.entry).toMatchObject({ actor: null, targets: [{ name: "Eel" }] });
});
