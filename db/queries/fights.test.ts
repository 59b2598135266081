import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PART } from "@/db/json-list";
import { campaigns, members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import type { Transaction } from "@/db/transaction";
import { startingCharacter } from "@/lib/model/creature";
import { entrant } from "@/lib/rules/entrant.fixture";
import { apply } from "@/lib/rules/fight";
import type { Act, Fight } from "@/lib/rules/fight-model";
import { asPlayer } from "@/lib/rules/fight-view";
import { createCharacter } from "./characters";
import { completed, createFight, fightsOfCampaign, findFight, lockFight, saveFight } from "./fights";
import { changeCharacterHitPoints } from "./vitals";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let ids: { user: number; character: number; fight: number };
const perform = async (tx: Transaction, act: Act, id = ids.fight) => {
  const before = await lockFight(tx, id);
  await saveFight(tx, before, { ...before, ...apply(before, act).fight });
};
beforeAll(async () => {
  memory = await memoryDatabase();
  await memory.db.transaction(async (tx) => {
    const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
    const [campaign] = await tx.insert(campaigns).values(book).returning({ id: campaigns.id });
    const campaignId = campaign?.id ?? 0;
    const person = { username: "Ysolt", email: "ysolt@tomekeeper.example", passwordHash: "" };
    const [user] = await tx.insert(users).values(person).returning({ id: users.id });
    const owned = { campaignId, createdBy: user?.id ?? 0, image: "" };
    const character = await createCharacter(tx, { ...startingCharacter({}), ...owned });
    const fight = await createFight(tx, campaignId, { name: "The weir" });
    ids = { user: owned.createdBy, character: character.id, fight: fight.id };
    const ysolt = entrant(1, "Ysolt", {
      kind: "character",
      characterId: character.id,
      hitPoints: { current: 10, max: 10, temporary: 0 },
    });
    await perform(tx, { type: "add", combatants: [ysolt], hidden: false });
    await perform(tx, { type: "start" });
  });
}, 60_000);
afterAll(() => memory.close());

test("who falls to 0 on the sheet no longer concentrates, and doesn't again once it is healed", async () => {
  const concentration = async () => (await findFight(memory.db, ids.fight)).combatants[0]?.concentration;
  const hurt = (change: number) =>
    memory.db.transaction((tx) => changeCharacterHitPoints(tx, ids.character, { change }));
  await memory.db.transaction((tx) => perform(tx, { type: "concentrate", target: 1, on: "Bless" }));
  await hurt(-9);
  expect(await concentration()).toBe("Bless");
  await hurt(-1);
  expect(await concentration()).toBeNull();
  await memory.db.transaction((tx) => perform(tx, { type: "next" }));
  await hurt(5);
  expect(await concentration()).toBeNull();
});

/** A fight in which two are seen and many are not, and the turn is with one of these. */
const fightWithSpies = async (tx: Transaction, campaignId: number, name: string) => {
  const { id } = await createFight(tx, campaignId, { name });
  const spies = Array.from({ length: 60 }, (_, at) => entrant(at + 3, `Spy ${at}`));
  const acts: Act[] = [
    { type: "add", combatants: [entrant(1, "Eel"), entrant(2, "Heron")], hidden: false },
    { type: "add", combatants: spies, hidden: true },
    { type: "note", target: 2, text: "It lies. ".repeat(200) },
    { type: "start" },
    { type: "next" },
    { type: "next" },
    { type: "remove", combatants: [61, 62] },
  ];
  for (const act of acts) await perform(tx, act, id);
  return id;
};

test("what is hidden in fights takes no room in a player's part of their list, and tells the same without it", async () => {
  const { db } = memory;
  const isSeat = eq(members.userId, ids.user);
  const [campaignId, over, running] = await db.transaction(async (tx) => {
    const book = { name: "The Reed Choir", coverColour: "", description: "", setting: "" };
    const [campaign] = await tx.insert(campaigns).values(book).returning({ id: campaigns.id });
    const made = campaign?.id ?? 0;
    await tx.insert(members).values({ campaignId: made, userId: ids.user, role: "creator" });
    const weir = await fightWithSpies(tx, made, "The weir");
    await perform(tx, { type: "end" }, weir);
    return [made, weir, await fightWithSpies(tx, made, "The tower")] as const;
  });
  const listed = async (role: "creator" | "player") => {
    await db.update(members).set({ role }).where(isSeat);
    const part = db
      .select({ rows: fightsOfCampaign.json(db, PART, 40_000) })
      .from(members)
      .where(isSeat);
    const [row] = await part.prepare("").execute({ id: campaignId, limit: 10, offset: 0 });
    return fightsOfCampaign.read(row?.rows);
  };
  expect((await listed("creator")).map((one) => one?.id)).toEqual([over, undefined]);
  const rows = await listed("player");
  expect(rows.map((one) => one?.id)).toEqual([over, running]);
  const seen = (fight: Fight) => asPlayer(fight, ids.user, "word");
  const views = (
    await completed(
      db,
      rows.filter((one) => one !== null),
    )
  ).map(seen);
  expect(views).toEqual([seen(await findFight(db, over)), seen(await findFight(db, running))]);
  expect(views).toMatchObject([
    { state: "over", combatants: [{ name: "Eel" }, { name: "Heron" }], summary: [{}, {}] },
    { state: "running", combatants: [{ name: "Eel" }, { name: "Heron" }], turn: null, summary: null },
  ]);
});
