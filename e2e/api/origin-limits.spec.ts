import { expect, test } from "../support/fixtures";
import { origins } from "./records";
import { change, create, createCharacter, expectRefused } from "./support";

for (const [kind, { id, name }] of Object.entries(origins)) {
  const base = `/api/character-${kind}`;

  test(`lists of ${kind} are read in every form, and limited`, async ({ creator, campaign }) => {
    const { character_id } = await createCharacter(creator, campaign);
    const record = await create(creator, base, { character_id: Number(character_id) });
    const address = `${base}/${record[id]}`;
    const list = ["Loom", "Reed pipe"];
    const encoded = JSON.stringify(list);
    for (const form of [
      list,
      [" ", ...list, "", null],
      encoded,
      JSON.stringify(encoded),
      JSON.stringify(JSON.stringify(encoded)),
      "Loom, Reed pipe,, ",
    ])
      expect(await change(creator, address, { tool_proficiencies: form })).toMatchObject({
        tool_proficiencies: encoded,
      });
    for (const blank of ["", "[]", '[""]', '"[\\"\\"]"'])
      expect(await change(creator, address, { tool_proficiencies: blank })).toMatchObject({
        tool_proficiencies: "[]",
      });
    const longest = JSON.stringify(["x".repeat(20)]);
    for (const field of ["tool_proficiencies", "language_proficiencies"]) {
      expect(await change(creator, address, { [field]: longest })).toMatchObject({ [field]: longest });
      for (const wrong of [["x".repeat(21)], [{}], ["nul\0"]])
        await expectRefused(await creator.api.put(address, { data: { [field]: wrong } }), field);
    }
    await expectRefused(await creator.api.put(address, { data: { [name]: "x".repeat(121) } }), name);
  });
}

test("energy levels are clamped, and what is spent stays within the amounts", async ({
  creator,
  campaign,
}) => {
  const { character_id } = await createCharacter(creator, campaign);
  const made = await create(creator, "/api/character-classes", {
    character_id: Number(character_id),
    max_energy_level: 9,
    amount_lv1: "4",
    amount_lv2: "2",
    energy_spent: "[3,5,1,0,0,0]",
  });
  expect(made).toMatchObject({ max_energy_level: 6, amount_lv1: 4, energy_spent: "[3,2,0,0,0,0]" });
  const address = `/api/character-classes/${made["class_id"]}`;
  const clamps: [unknown, number][] = [
    [0, 1],
    ["-2", 1],
    ["many", 1],
    ["4", 4],
    [7, 6],
  ];
  for (const [sent, max_energy_level] of clamps)
    expect(await change(creator, address, { max_energy_level: sent })).toMatchObject({ max_energy_level });
  expect(await change(creator, address, { energy_spent: [4, 1, 0, 0, 0, 0] })).toMatchObject({
    energy_spent: "[4,1,0,0,0,0]",
    amount_lv1: 4,
  });
  expect(await change(creator, address, { amount_lv1: 2 })).toMatchObject({
    energy_spent: "[2,1,0,0,0,0]",
    amount_lv1: 2,
    amount_lv2: 2,
  });
  expect(await change(creator, address, { amount_lv1: 5 })).toMatchObject({ energy_spent: "[2,1,0,0,0,0]" });
  for (const amount of [-1, 1000, 1.5, "many"])
    await expectRefused(await creator.api.put(address, { data: { amount_lv3: amount } }), "amount_lv3");
  for (const spent of ["[1,2]", [1, 2, 3, 4, 5, 6, 7], "many", [-1, 0, 0, 0, 0, 0], [{}]])
    await expectRefused(await creator.api.put(address, { data: { energy_spent: spent } }), "energy_spent");
});
