import type { Campaign } from "../support/fixtures";
import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";
import {
  answerOf,
  change,
  create,
  createCharacter,
  createEncounter,
  expectRefused,
  read,
  type Wire,
} from "./support";

const post = (person: Person, path: string, data: object) => person.api.post(path, { data });

/** One of each, with 10 of 20 hit points, and what calls its fields begin with. */
const both = async (creator: Person, campaign: Campaign) => {
  const character = await createCharacter(creator, campaign, {
    character_current_HP: 10,
    character_max_HP: 20,
  });
  const encounter = await createEncounter(creator, campaign, {
    encounter_current_HP: 10,
    encounter_max_HP: 20,
  });
  return [
    { of: "character", address: `/api/characters/${character["character_id"]}` },
    { of: "encounter", address: `/api/encounters/${encounter["encounter_id"]}` },
  ] as const;
};

test("temporary hit points are spent first and never add up, and all results are clamped", async ({
  creator,
  campaign,
}) => {
  for (const { of, address } of await both(creator, campaign)) {
    const send = async (data: object) => {
      const answer = await answerOf(await post(creator, `${address}/hit-points`, data));
      return [answer[`${of}_current_HP`], answer["temporary_HP"]];
    };
    expect(await send({ temporary: 5 })).toEqual([10, 5]);
    expect(await send({ temporary: 3 })).toEqual([10, 5]);
    expect(await send({ temporary: "8" })).toEqual([10, 8]);
    expect(await send({ change: -2 })).toEqual([10, 6]);
    expect(await send({ change: 4 })).toEqual([14, 6]);
    expect(await send({ change: -9 })).toEqual([11, 0]);
    expect(await send({ change: 0 })).toEqual([11, 0]);
    expect(await send({ change: 9999 })).toEqual([20, 0]);
    expect(await send({ temporary: 9999 })).toEqual([20, 9999]);
    expect(await send({ change: -9999 })).toEqual([20, 0]);
    expect(await send({ change: -9999 })).toEqual([0, 0]);
    expect(await change(creator, address, { temporary_HP: 7 })).toMatchObject({ temporary_HP: 7 });
    expect(await send({ change: -1 })).toEqual([0, 6]);
  }
});

test("what counts hit points answers the whole record", async ({ creator, campaign }) => {
  const [character, encounter] = await both(creator, campaign);
  const id = Number(character.address.split("/").at(-1));
  await create(creator, "/api/character-races", { character_id: id, race_name: "Elf" });
  await create(creator, "/api/character-classes", { character_id: id, class_name: "Druid" });
  await change(creator, encounter.address, { race_name: "Fiend", race_proficiencie_tools: ["Net"] });
  for (const { address } of [character, encounter]) {
    const answer = await answerOf(await post(creator, `${address}/hit-points`, { change: -1 }));
    expect(answer).toEqual(await read(creator, address.replace(/(\d+)$/, "id/$1")));
  }
});

test("twenty changes at once are all counted", async ({ creator, admin, campaign }) => {
  for (const { of, address } of await both(creator, campaign)) {
    await change(creator, address, { [`${of}_max_HP`]: 500, [`${of}_current_HP`]: 100, temporary_HP: 5 });
    const changes = Array.from({ length: 20 }, (_, index) => (index % 4 === 3 ? 2 : -3));
    const answers = await Promise.all(
      changes.map((amount, index) =>
        post(index % 2 ? admin : creator, `${address}/hit-points`, { change: amount }),
      ),
    );
    expect(answers.map((answer) => answer.status())).toEqual(changes.map(() => 200));
    // 15 times 3 damage, of which 5 were temporary, and 5 times 2 healed.
    expect(await change(creator, address, {})).toMatchObject({
      [`${of}_current_HP`]: 100 - 45 + 5 + 10,
      temporary_HP: 0,
    });
  }
});

test("a change of hit points is one whole number, and one of the two", async ({ creator, campaign }) => {
  for (const { address } of await both(creator, campaign)) {
    const hitPoints = (data: object) => post(creator, `${address}/hit-points`, data);
    for (const data of [{}, { change: 1, temporary: 1 }, { change: null }]) {
      const { fields } = await answerOf<{ fields: object }>(await hitPoints(data), 400);
      expect(Object.keys(fields)).toEqual(["change", "temporary"]);
    }
    for (const amount of ["", "many", 1.5, -10_000, 10_000, [1], {}])
      await expectRefused(await hitPoints({ change: amount }), "change");
    for (const amount of [-1, 10_000, "x"])
      await expectRefused(await hitPoints({ temporary: amount }), "temporary");
  }
});

const CLASS = { class_name: "Druid", energy_name: "Sap", max_energy_level: 3, amount_lv1: 4, amount_lv3: 30 };
const withClass = async (person: Person, campaign: Campaign, energy_spent = "[1,0,2,0,0,0]") => {
  const made = await createCharacter(person, campaign, { character_current_HP: 3, character_max_HP: 20 });
  const character_id = Number(made["character_id"]);
  await create(person, "/api/character-classes", { character_id, ...CLASS, energy_spent });
  return character_id;
};
const classOf = async (person: Person, id: number) =>
  (await read<Wire[]>(person, `/api/character-classes/character/${id}`))[0];

test("energy is spent and given back within its amount", async ({ creator, campaign }) => {
  const id = await withClass(creator, campaign);
  const send = async (data: object) => {
    const answer = await answerOf(await post(creator, `/api/characters/${id}/energy`, data));
    expect(answer).toEqual(await classOf(creator, id));
    return answer["energy_spent"];
  };
  expect(await send({ level: 1, change: -1 })).toBe("[2,0,2,0,0,0]");
  expect(await send({ level: "3", change: "1" })).toBe("[2,0,1,0,0,0]");
  expect(await send({ level: 3, change: 9999 })).toBe("[2,0,0,0,0,0]");
  expect(await send({ level: 1, change: -9 })).toBe("[4,0,0,0,0,0]");
  expect(await send({ level: 2, change: -1 })).toBe("[4,0,0,0,0,0]");
  await Promise.all(
    Array.from({ length: 20 }, () => post(creator, `/api/characters/${id}/energy`, { level: 3, change: -1 })),
  );
  expect((await classOf(creator, id))?.["energy_spent"]).toBe("[4,0,20,0,0,0]");
});

test("energy needs a class, a level and a change", async ({ creator, campaign }) => {
  const bare = await createCharacter(creator, campaign);
  const refused = await post(creator, `/api/characters/${bare["character_id"]}/energy`, {
    level: 1,
    change: -1,
  });
  expect(await answerOf(refused, 409)).toEqual({ error: expect.stringContaining("no class") });
  const id = await withClass(creator, campaign);
  const energy = (data: object) => post(creator, `/api/characters/${id}/energy`, data);
  for (const level of [undefined, 0, 7, 1.5, "first"])
    await expectRefused(await energy({ level, change: -1 }), "level");
  for (const amount of [undefined, "one", 0.5, 10_000])
    await expectRefused(await energy({ level: 1, change: amount }), "change");
});

const POISONED = JSON.stringify([{ name: "Poisoned", rounds: 3 }]);
const hurt = { character_current_HP: 3, temporary_HP: 4, conditions: POISONED };
const rested = { character_current_HP: 20, temporary_HP: 0, conditions: POISONED };

test("a long rest restores hit points and energy; a short one changes nothing", async ({
  creator,
  campaign,
}) => {
  const id = await withClass(creator, campaign);
  const before = await change(creator, `/api/characters/${id}`, hurt);
  expect(before).toMatchObject(hurt);
  const rest = (data: object) => post(creator, `/api/characters/${id}/rest`, data);
  expect(await answerOf(await rest({ kind: "short" }))).toEqual(before);
  expect((await classOf(creator, id))?.["energy_spent"]).toBe("[1,0,2,0,0,0]");
  expect(await answerOf(await rest({ kind: "long" }))).toEqual({ ...before, ...rested });
  expect((await classOf(creator, id))?.["energy_spent"]).toBe("[0,0,0,0,0,0]");
  for (const kind of [undefined, "", "nap"]) await expectRefused(await rest({ kind }), "kind");
});

test("the whole party rests at once", async ({ creator, player, campaign }) => {
  const ids = [await withClass(player, campaign), await withClass(creator, campaign)];
  const bare = await createCharacter(player, campaign, { character_current_HP: 1 });
  for (const id of ids) await change(creator, `/api/characters/${id}`, hurt);
  const rest = async (kind: string) =>
    answerOf<Wire[]>(await post(creator, `/api/campaigns/${campaign.id}/rest`, { kind }));
  expect(await rest("short")).toMatchObject([hurt, hurt, { character_current_HP: 1 }]);
  const list = await rest("long");
  expect(list).toMatchObject([rested, rested, { character_current_HP: bare["character_max_HP"] }]);
  expect(list).toEqual(await read(creator, `/api/characters/${campaign.id}`));
  for (const id of ids) expect((await classOf(creator, id))?.["energy_spent"]).toBe("[0,0,0,0,0,0]");
});
