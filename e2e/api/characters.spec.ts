import { expect, test } from "../support/fixtures";
import { pngFile } from "../support/images";
import { abilities, fullCharacter as full, sixOf as six } from "./records";
import { answerOf, change, createCharacter, expectRefused, isServed, read, type Wire } from "./support";

test("every field of a character comes back as it was sent", async ({ creator, campaign }) => {
  const character = await createCharacter(creator, campaign, { ...full, character_img: pngFile() });
  expect(character).toEqual({
    ...full,
    character_id: expect.any(Number),
    campaign_id: campaign.id,
    user_id: creator.id,
    character_img: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/),
    race: "",
    class: "",
    background: "",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(await isServed(creator, character["character_img"])).toBe(true);
  expect(await read(creator, `/api/characters/id/${character["character_id"]}`)).toEqual(character);
  expect(await read(creator, `/api/characters/${campaign.id}`)).toEqual([character]);
  expect(await change(creator, `/api/characters/${character["character_id"]}`, character)).toEqual(character);
});

test("a character of nothing but a campaign, as text and as JSON, starts usual", async ({
  creator,
  campaign,
}) => {
  for (const character_name of [undefined, "", "  ", null]) {
    const response = await creator.api.post("/api/characters", {
      data: { campaign_id: String(campaign.id), character_name },
    });
    expect(await answerOf(response, 201)).toMatchObject({
      character_name: "New Character",
      character_description: "",
      character_img: null,
      character_level: 1,
      character_speed: 30,
      character_AC: 10,
      character_current_HP: 10,
      character_max_HP: 10,
      temporary_HP: 0,
      conditions: "[]",
      skill_selected_1: "",
      skill_selected_2: "",
      ...six("encounter_ability_score", 10),
      ...six("encounter_saving_throw", 0),
    });
  }
});

test("other names are read where the specification's own are absent", async ({ creator, campaign }) => {
  const others = {
    description: "From afar",
    level: "3",
    speed: "25",
    current_hp: "8",
    max_hp: "12",
    selected_skills: JSON.stringify(JSON.stringify(["Insight", "", "History"])),
    ...six("ability_score", "14"),
    ...six("saving_throw", "4"),
  };
  const read_ = {
    character_description: "From afar",
    character_level: 3,
    character_speed: 25,
    character_current_HP: 8,
    character_max_HP: 12,
    character_AC: 12,
    skill_selected_1: "Insight",
    skill_selected_2: "History",
    ...six("encounter_ability_score", 14),
    ...six("encounter_saving_throw", 4),
  };
  const character = await createCharacter(creator, campaign, others);
  expect(character).toMatchObject(read_);

  const address = `/api/characters/${character["character_id"]}`;
  const both = { level: 9, character_level: 4, selected_skills: ["Arcana"], skill_selected_2: "Nature" };
  expect(await change(creator, address, both)).toMatchObject({
    character_level: 4,
    skill_selected_1: "Arcana",
    skill_selected_2: "Nature",
  });
  expect(await change(creator, address, { selected_skills: '["Religion"]' })).toMatchObject({
    skill_selected_1: "Religion",
    skill_selected_2: "",
  });
  expect(await change(creator, address, { description: "Near", ability_score_dex: 18 })).toMatchObject({
    character_description: "Near",
    encounter_ability_score_dex: 18,
    character_speed: 25,
  });
  await expectRefused(
    await creator.api.put(address, { data: { selected_skills: ["A", "B", "C"] } }),
    "selected_skills",
  );
});

test("saving throws and armour class follow the scores unless they are sent", async ({
  creator,
  campaign,
}) => {
  const made = await createCharacter(creator, campaign, {
    encounter_ability_score_dex: 15,
    encounter_ability_score_wis: 7,
    encounter_saving_throw_str: 5,
  });
  expect(made).toMatchObject({
    character_AC: 12,
    encounter_saving_throw_str: 5,
    encounter_saving_throw_dex: 2,
    encounter_saving_throw_wis: -2,
    encounter_saving_throw_cha: 0,
  });
  const address = `/api/characters/${made["character_id"]}`;
  expect(await change(creator, address, { encounter_ability_score_dex: 20 })).toMatchObject({
    character_AC: 15,
    encounter_ability_score_dex: 20,
    encounter_ability_score_wis: 7,
    encounter_saving_throw_dex: 5,
    encounter_saving_throw_str: 5,
    encounter_saving_throw_wis: -2,
  });
  await change(creator, address, { character_AC: 18, encounter_saving_throw_dex: 9 });
  expect(await change(creator, address, { encounter_ability_score_str: 12 })).toMatchObject({
    character_AC: 18,
    encounter_saving_throw_dex: 9,
    encounter_saving_throw_str: 1,
  });
  const own = { encounter_ability_score_dex: 8, character_AC: 11, encounter_saving_throw_dex: 0 };
  expect(await change(creator, address, own)).toMatchObject(own);
});

test("a change keeps what isn't sent, pictures sent back as text or null included", async ({
  creator,
  campaign,
}) => {
  const character = await createCharacter(creator, campaign, { ...full, character_img: pngFile() });
  const address = `/api/characters/${character["character_id"]}`;
  expect(await change(creator, address, {})).toEqual(character);
  const nulls = Object.fromEntries(Object.keys(character).map((name) => [name, null]));
  expect(await change(creator, address, nulls)).toEqual(character);
  const renamed = await change(creator, address, {
    character_name: "Ilse",
    character_img: character["character_img"],
    character_id: 1,
    campaign_id: 1,
    user_id: 1,
    race: "Dragon",
  });
  expect(renamed).toEqual({ ...character, character_name: "Ilse" });
  const asText = await creator.api.put(address, { multipart: { character_img: "", character_level: "8" } });
  expect(await answerOf(asText)).toEqual({ ...renamed, character_level: 8 });

  const replaced = await creator.api.put(address, { multipart: { character_img: pngFile("new.png") } });
  const { character_img } = await answerOf(replaced);
  expect(character_img).not.toBe(character["character_img"]);
  expect(await isServed(creator, character_img)).toBe(true);
  expect(await isServed(creator, character["character_img"])).toBe(false);
});

test("changes of different parts at the same time are all kept", async ({ creator, campaign }) => {
  const { character_id } = await createCharacter(creator, campaign);
  const parts = abilities.map((ability, index) => ({ [`encounter_ability_score_${ability}`]: 20 + index }));
  await Promise.all(parts.map((part) => change(creator, `/api/characters/${character_id}`, part)));
  expect(await read(creator, `/api/characters/id/${character_id}`)).toMatchObject(
    Object.assign({}, ...parts) as Wire,
  );
});
