import { expect, test } from "../support/fixtures";
import { textFile } from "../support/images";
import { fullCharacter as full, sixOf as six } from "./records";
import { answerOf, change, createCharacter, expectRefused, read, type Wire } from "./support";

test("current hit points stay within 0 and the maximum", async ({ creator, campaign }) => {
  expect(await createCharacter(creator, campaign, { current_hp: 99, max_hp: 20 })).toMatchObject({
    character_current_HP: 20,
  });
  expect(await createCharacter(creator, campaign, { max_hp: 4 })).toMatchObject({ character_current_HP: 4 });
  const { character_id } = await createCharacter(creator, campaign, { current_hp: 15, max_hp: 20 });
  const steps: [Wire, number, number][] = [
    [{ character_current_HP: 21 }, 20, 20],
    [{ character_current_HP: -5 }, 0, 20],
    [{ character_current_HP: "99999999999" }, 20, 20],
    [{ character_max_HP: 12 }, 12, 12],
    [{ character_max_HP: 30 }, 12, 30],
    [{ character_current_HP: 40, character_max_HP: 35 }, 35, 35],
    [{ character_level: 2 }, 35, 35],
  ];
  for (const [sent, current, max] of steps)
    expect(await change(creator, `/api/characters/${character_id}`, sent)).toMatchObject({
      character_current_HP: current,
      character_max_HP: max,
    });
});

const outside: [string, unknown[]][] = [
  ["encounter_ability_score_con", [0, 31, "x", 10.5, "", [], true]],
  ["encounter_saving_throw_con", [100, -100]],
  ["character_level", [0, 31, "1e1", " 2"]],
  ["character_speed", [-1, 1000]],
  ["character_AC", [-1, 100]],
  ["character_max_HP", [0, 10_000]],
  ["character_current_HP", ["full", 1.5]],
  ["character_name", ["x".repeat(121), "nul\0", "\ud800", "", "  ", 5]],
  ["character_description", ["x".repeat(20_001), "\udfff"]],
  ["skill_selected_1", ["x".repeat(121)]],
];
for (const [field, values] of outside)
  test(`${field} outside its range is refused, and nothing changes`, async ({ creator, campaign }) => {
    const character = await createCharacter(creator, campaign, full);
    const address = `/api/characters/${character["character_id"]}`;
    for (const value of values)
      await expectRefused(
        await creator.api.put(address, { data: { character_speed: 1, [field]: value } }),
        field,
      );
    expect(await read(creator, `/api/characters/id/${character["character_id"]}`)).toEqual(character);
  });

test("values at their limits are taken", async ({ creator, campaign }) => {
  const { character_id } = await createCharacter(creator, campaign);
  for (const limits of [
    { character_level: 30, character_speed: 999, character_AC: 99, character_max_HP: 9999 },
    { character_level: 1, character_speed: 0, character_AC: 0, character_max_HP: 1 },
    six("encounter_ability_score", 30),
    six("encounter_ability_score", 1),
    { character_name: "x".repeat(120), character_description: "x".repeat(20_000) },
  ])
    expect(await change(creator, `/api/characters/${character_id}`, limits)).toMatchObject(limits);
});

test("only pictures are taken for a picture, and a refused one leaves nothing behind", async ({
  creator,
  campaign,
}) => {
  const svg = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg xmlns='x'/>") };
  for (const character_img of [textFile(), svg]) {
    const refused = await creator.api.post("/api/characters", {
      multipart: { campaign_id: campaign.id, character_img },
    });
    expect(await answerOf(refused, 415)).toEqual({ error: "Only image files are allowed" });
  }
  expect(await read(creator, `/api/characters/${campaign.id}`)).toEqual([]);
});
