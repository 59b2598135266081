import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import type { Transaction } from "@/db/transaction";
import { startingCharacter } from "@/lib/model/creature";
import { entrant } from "@/lib/rules/entrant.fixture";
import { apply } from "@/lib/rules/fight";
import type { Act } from "@/lib/rules/fight-model";
import { createCharacter } from "./characters";
import { createFight, findFight, lockFight, saveFight } from "./fights";
import { changeCharacterHitPoints } from "./vitals";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let ids: { character: number; fight: number };
const perform = async (tx: Transaction, act: Act) => {
  const before = await lockFight(tx, ids.fight);
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
    ids = { character: character.id, fight: fight.id };
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
