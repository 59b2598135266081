import { expect, test } from "../support/fixtures";
import { abilities, kinds, least, listOf, ownerOf } from "./belongings";
import { answerOf, change, create, expectRefused, read } from "./support";

for (const one of kinds) {
  const { owner, base, kind, id } = one;
  const name = `${kind}_name`;
  const effects = kind === "item" ? "item_effect" : `${kind}_effects`;

  test(`texts in ${base} are limited`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const made = await create(creator, `/api/${base}`, { [`${owner}_id`]: ownerId, ...least(one) });
    const address = `/api/${base}/${made[id]}`;
    const effectOf = (text: string) => (kind === "item" ? text : JSON.stringify([text]));
    const limits: [string, (text: string) => string, number][] = [
      [name, String, 120],
      ...(kind === "action"
        ? []
        : [[`${kind}_type`, String, 120] as [string, (text: string) => string, number]]),
      [`${kind}_description`, String, 20_000],
      [`${kind}_range`, String, 18],
      [`${kind}_area`, String, 18],
      [`${kind}_cost`, String, 18],
      ["damage_types", (text) => JSON.stringify([text]), 20],
      [effects, effectOf, 420],
    ];
    for (const [field, form, most] of limits) {
      const longest = form("é".repeat(most));
      expect(await change(creator, address, { [field]: longest })).toMatchObject({ [field]: longest });
      for (const wrong of [form("é".repeat(most + 1)), "nul\0", "\ud800"])
        await expectRefused(await creator.api.put(address, { data: { [field]: wrong } }), field);
      await expectRefused(
        await creator.api.post(`/api/${base}`, {
          data: { [`${owner}_id`]: ownerId, ...least(one), [field]: form("é".repeat(most + 1)) },
        }),
        field,
      );
    }
    expect(await read(creator, listOf(one, ownerId))).toHaveLength(1);
  });

  test(`damage types in ${base} are read in every form`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const made = await create(creator, `/api/${base}`, {
      [`${owner}_id`]: ownerId,
      ...least(one),
      damage_types: "fire, cold ,,",
    });
    expect(made).toMatchObject({ damage_types: '["fire","cold"]' });
    for (const form of [["cold", "", " "], '["cold"]', '"[\\"cold\\",\\"\\"]"', "cold", " cold,"])
      expect(await change(creator, `/api/${base}/${made[id]}`, { damage_types: form })).toMatchObject({
        damage_types: '["cold"]',
      });
  });
}

for (const owner of ["character", "encounter"] as const) {
  test(`levels of a spell of a ${owner} are a cantrip or 1 to 6`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const made = await create(creator, `/api/${owner}-spells`, {
      [`${owner}_id`]: ownerId,
      spell_name: "Fog",
    });
    expect(made).toMatchObject({ spell_level: 0 });
    const address = `/api/${owner}-spells/${made[`${owner}_spell_id`]}`;
    const levels: [unknown, number][] = [
      [6, 6],
      ["4", 4],
      ["Cantrip", 0],
      ["Level 3", 3],
      ["Lvl 2", 2],
      ["0", 0],
    ];
    for (const [sent, spell_level] of levels)
      expect(await change(creator, address, { spell_level: sent })).toMatchObject({ spell_level });
    for (const spell_level of [7, -1, 1.5, "high", "Level 9"])
      await expectRefused(await creator.api.put(address, { data: { spell_level } }), "spell_level");
  });

  test(`effects of spells and actions of a ${owner} are read in every form`, async ({
    creator,
    campaign,
  }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const of = { [`${owner}_id`]: ownerId };
    const madeSpell = await create(creator, `/api/${owner}-spells`, {
      ...of,
      spell_name: "Fog",
      spell_effect: "Drifts, and\nhides",
    });
    expect(madeSpell).toMatchObject({ spell_effects: '["Drifts, and","hides"]' });
    const spellAddress = `/api/${owner}-spells/${madeSpell[`${owner}_spell_id`]}`;
    for (const form of [["Hides", ""], '["Hides"]', JSON.stringify('["Hides"]'), "Hides", "\nHides\n \n"])
      expect(await change(creator, spellAddress, { spell_effects: form })).toMatchObject({
        spell_effects: '["Hides"]',
      });
    const madeAction = await create(creator, `/api/${owner}-actions`, {
      ...of,
      action_name: "Run",
      action_type: "Movement",
      effects: '["Far","Fast"]',
    });
    expect(madeAction).toMatchObject({ action_type: "Movement", action_effects: '["Far","Fast"]' });
    expect(madeAction).not.toHaveProperty("effects");
    const actionAddress = `/api/${owner}-actions/${madeAction[`${owner}_action_id`]}`;
    expect(await change(creator, actionAddress, { action_effects: "Slow" })).toMatchObject({
      action_effects: '["Slow"]',
    });
    expect(
      await change(creator, actionAddress, { action_effects: '["Slow"]', effects: '["Far"]' }),
    ).toMatchObject({ action_effects: '["Far"]' });
  });
}

test("an encounter's action needs a name and a type, a character's a name", async ({ creator, campaign }) => {
  const encounter_id = await ownerOf("encounter", creator, campaign);
  for (const data of [
    { encounter_id, action_name: "Run" },
    { encounter_id, action_type: "Movement" },
    { encounter_id, action_name: "Run", action_type: " " },
  ])
    expect(await answerOf(await creator.api.post("/api/encounter-actions", { data }), 400)).toMatchObject({
      error: "Please enter an action name and type.",
    });
  const character_id = await ownerOf("character", creator, campaign);
  await create(creator, "/api/character-actions", { character_id, action_name: "Run" });
});

for (const owner of ["character", "encounter"] as const) {
  test(`an action of a ${owner} is a movement, a defense or an act of combat`, async ({
    creator,
    campaign,
  }) => {
    const of = { [`${owner}_id`]: await ownerOf(owner, creator, campaign), action_name: "Run" };
    const made = await create(creator, `/api/${owner}-actions`, { ...of, action_type: "Movement" });
    const address = `/api/${owner}-actions/${made[`${owner}_action_id`]}`;
    for (const type of ["Defense", "Combat"])
      expect(await change(creator, address, { action_type: type })).toMatchObject({ action_type: type });
    for (const wrong of ["Dance", "combat", "Combat ", "Reaction"]) {
      await expectRefused(await creator.api.put(address, { data: { action_type: wrong } }), "action_type");
      await expectRefused(
        await creator.api.post(`/api/${owner}-actions`, { data: { ...of, action_type: wrong } }),
        "action_type",
      );
    }
  });
}

test("abilities of an encounter's item are read in every form, and limited", async ({
  creator,
  campaign,
}) => {
  const encounter_id = await ownerOf("encounter", creator, campaign);
  const made = await create(creator, "/api/encounter-inventory", {
    encounter_id,
    item_name: "Horn",
    abilities: JSON.stringify(abilities),
  });
  expect(JSON.parse(String(made["abilities"]))).toEqual(JSON.parse(abilities));
  const address = `/api/encounter-inventory/${made["encounter_item_id"]}`;
  const lull = { name: "Lull", range: "", area: "", cost: "2", effect: "" };
  for (const form of [
    [{ name: "Lull", cost: 2, range: null, colour: "red" }, { name: " " }, null, ""],
    [lull],
  ]) {
    const changed = await change(creator, address, { abilities: form });
    expect(JSON.parse(String(changed["abilities"]))).toEqual([lull]);
  }
  expect(await change(creator, address, { abilities: "" })).toMatchObject({ abilities: "[]" });
  for (const wrong of [
    [{ name: "x".repeat(19) }],
    [{ range: "x".repeat(19) }],
    [{ effect: "x".repeat(421) }],
    [{ name: {} }],
    [5],
    "no list",
    { name: "x" },
  ])
    await expectRefused(await creator.api.put(address, { data: { abilities: wrong } }), "abilities");
  const character_id = await ownerOf("character", creator, campaign);
  const plain = await create(creator, "/api/character-inventory", {
    character_id,
    item_name: "Horn",
    abilities,
  });
  expect(plain).not.toHaveProperty("abilities");
});
