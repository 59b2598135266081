import type { APIResponse } from "@playwright/test";
import { barbarian, reedOracle } from "@/lib/library/formats/foundry-whole.fixture";
import { emberSmithBits, otterkinV2, weirTitanV1 } from "@/lib/library/formats/published.fixture";
import { unpack } from "../support/archives";
import { bogLantern, creaturesForm, isolde } from "../support/creature-files";
import { type Campaign, expect, test } from "../support/fixtures";
import type { Person } from "../support/people";
import { createCharacter, createEncounter, read, type Wire } from "./support";

const taken = async (by: Person, path: string, data: object, status = 201) => {
  const answer = await by.api.post(`/api/${path}/from-library`, { data });
  expect(answer.status(), await answer.text()).toBe(status);
  return answer.json();
};
const namesIn = async (by: Person, campaign: Campaign) =>
  (await read<Wire[]>(by, `/api/encounters/${campaign.id}`)).map((one) => one["encounter_name"]);

test("monsters of the library become ordinary encounters, named as copies are", async ({
  creator,
  campaign,
}) => {
  const goblins = await taken(creator, "encounters", { campaign_id: campaign.id, slug: "goblin", count: 3 });
  expect(goblins.map((one: { encounter_name: string }) => one.encounter_name)).toEqual([
    "Goblin",
    "Goblin 2",
    "Goblin 3",
  ]);
  expect(goblins[0]).toMatchObject({
    encounter_level: 1,
    encounter_AC: 15,
    encounter_max_HP: 7,
    encounter_ability_score_dex: 14,
    race_name: "Humanoid (goblinoid)",
  });
  expect(goblins[0].encounter_dec).toMatch(/^Challenge 1\/4 /);
  const [fourth] = await taken(creator, "encounters", { campaign_id: campaign.id, slug: "goblin" });
  expect(fourth.encounter_name).toBe("Goblin 4");
  const actions = await read<Wire[]>(creator, `/api/encounter-actions/${goblins[1].encounter_id}`);
  expect(actions.map((one) => one["action_name"])).toEqual(["Scimitar", "Shortbow"]);
  // What the library wrote can be sent back as it is, however long.
  const answer = await creator.api.put(`/api/encounters/${fourth.encounter_id}`, { data: fourth });
  expect(answer.status(), await answer.text()).toBe(200);
});

test("spells, items and actions become belongings, those of level 9 and those with long texts too", async ({
  creator,
  campaign,
}) => {
  const { character_id } = await createCharacter(creator, campaign, {});
  const { encounter_id } = await createEncounter(creator, campaign, {});
  const wish = await taken(creator, "character-spells", { character_id, slug: "wish" });
  expect(wish).toMatchObject({ spell_name: "Wish", spell_level: 9, spell_type: "Conjuration" });
  const again = await creator.api.put(`/api/character-spells/${wish.character_spell_id}`, { data: wish });
  expect(again.status(), await again.text()).toBe(200);
  const refused = await creator.api.post("/api/character-spells", {
    data: { character_id, spell_name: "Mine", spell_level: 9 },
  });
  expect(refused.status()).toBe(400);
  expect(await taken(creator, "encounter-inventory", { encounter_id, slug: "longsword" })).toMatchObject({
    item_name: "Longsword",
    item_effect: "1d8 slashing (1d10 in two hands)",
  });
  const breath = { slug: "adult-black-dragon", action: "Acid Breath (Recharge 5-6)" };
  expect(await taken(creator, "encounter-actions", { encounter_id, ...breath })).toMatchObject({
    action_cost: "Recharge 5-6",
    action_type: "Combat",
  });
});

test("what was taken says so until it is changed, its copies too, and its export names the licence", async ({
  creator,
  campaign,
}) => {
  const noticeOf = async () => {
    const zip = await (await creator.api.get(`/api/campaigns/${campaign.id}/export`)).body();
    const { notice } = JSON.parse(String((await unpack(zip)).get("manifest.json"))) as { notice?: string };
    return notice;
  };
  const { character_id } = await createCharacter(creator, campaign, {});
  expect(await noticeOf()).toBeUndefined();
  const spell = await taken(creator, "character-spells", { character_id, slug: "fireball" });
  expect(spell.from_library).toBe(1);
  expect(await noticeOf()).toContain("System Reference Document 5.1");
  await creator.api.put(`/api/character-spells/${spell.character_spell_id}`, {
    data: { spell_name: "Mine" },
  });
  expect(await noticeOf()).toBeUndefined();
  const [{ encounter_id }] = await taken(creator, "encounters", { campaign_id: campaign.id, slug: "goblin" });
  const at = `/api/encounters/${encounter_id}`;
  await creator.api.post(`${at}/hit-points`, { data: { change: -2 } });
  const [copy] = await (await creator.api.post(`${at}/duplicate`, { data: { count: 1 } })).json();
  expect(copy).toMatchObject({ from_library: 1, encounter_current_HP: 5 });
  const renamed = await creator.api.put(at, { data: { encounter_name: "Snag" } });
  expect(await renamed.json()).not.toHaveProperty("from_library");
});

test("what is not in the library can't be taken, and nothing is written", async ({ creator, campaign }) => {
  const campaign_id = campaign.id;
  await taken(creator, "encounters", { campaign_id, slug: "cave-bear" }, 404);
  for (const count of [0, 21, "many"])
    await taken(creator, "encounters", { campaign_id, slug: "goblin", count }, 400);
  await taken(creator, "encounters", { campaign_id }, 400);
  expect(await namesIn(creator, campaign)).toEqual([]);
  expect((await creator.api.get("/api/encounters/import")).status()).toBe(405);
});

const bring = (by: Person, campaign: Campaign, content: unknown, fields = {}): Promise<APIResponse> =>
  by.api.post("/api/encounters/import", { multipart: creaturesForm(campaign.id, content, fields) });
interface Report {
  entries: { kind: string; format: string; armour_class: number; left_out: string[] }[];
  refused: object[];
  made?: { id: number }[];
}
const nameless = { ...bogLantern, Name: "" };

test("a file of another tool is read first and written whole", async ({ creator, campaign }) => {
  const dry = await bring(creator, campaign, [bogLantern, nameless, isolde], { dry_run: "1" });
  expect(dry.status(), await dry.text()).toBe(200);
  expect(await dry.json()).toEqual({
    entries: [
      expect.objectContaining({ position: 0, name: "Bog Lantern", kind: "encounter", cr: "2", left_out: [] }),
      expect.objectContaining({ position: 2, name: "Isolde", kind: "character" }),
    ],
    refused: [{ position: 1, name: "", reason: "It has no name." }],
  });
  expect(await namesIn(creator, campaign)).toEqual([]);
  const whole = await bring(creator, campaign, [bogLantern, nameless, isolde]);
  expect(whole.status()).toBe(201);
  const { made } = (await whole.json()) as { made: { position: number; kind: string; id: number }[] };
  expect(made.map(({ position, kind }) => [position, kind])).toEqual([
    [0, "encounter"],
    [2, "character"],
  ]);
  expect(await read(creator, `/api/encounters/id/${made[0]?.id}`)).toMatchObject({ encounter_AC: 19 });
  const some = await bring(creator, campaign, [bogLantern, isolde], { take: "[1]" });
  expect(((await some.json()) as { made: object[] }).made).toHaveLength(1);
  expect(await namesIn(creator, campaign)).toEqual(["Bog Lantern"]);
});

test("creatures of every kind of file come in with their figures, and with what is left out of them", async ({
  creator,
  campaign,
}) => {
  const records = [weirTitanV1, otterkinV2, emberSmithBits, reedOracle, barbarian];
  const dry = (await (await bring(creator, campaign, records, { dry_run: "1" })).json()) as Report;
  expect(dry.refused).toEqual([]);
  expect(dry.entries.map(({ kind, format, armour_class }) => [kind, format, armour_class])).toEqual([
    ["encounter", "Open5e", 19],
    ["encounter", "Open5e", 14],
    ["encounter", "5e-bits", 17],
    ["encounter", "Foundry dnd5e", 18],
    ["character", "Foundry dnd5e", 19],
  ]);
  expect(dry.entries[0]?.left_out).toContain(
    "Its Strength of 38 is 30 here: a sheet holds whole numbers from 1 to 30.",
  );
  const { made = [] } = (await (await bring(creator, campaign, records)).json()) as Report;
  expect(await read(creator, `/api/encounters/id/${made[0]?.id}`)).toMatchObject({
    encounter_speed: 40,
    encounter_ability_score_str: 30,
  });
  const [osk] = await read<Wire[]>(creator, `/api/characters/${campaign.id}`);
  expect(osk).toMatchObject({ character_name: "Osk", character_AC: 19, character_max_HP: 33 });
});

for (const [what, content, fields, status] of [
  ["no JSON", "goblin", {}, 400],
  ["nesting", "[".repeat(5000), {}, 400],
  ["more than a million values", `[${"0,".repeat(1_000_000)}0]`, {}, 400],
  ["nothing that can be taken", [nameless], {}, 400],
  ["a refused position", [bogLantern, nameless], { take: "[1]" }, 400],
  ["a position that is not there", [bogLantern], { take: "[7]" }, 400],
  ["no position", [bogLantern], { take: "[]" }, 400],
  ["501 records", Array.from({ length: 501 }, () => 0), {}, 413],
  ["more than 4 MB", " ".repeat(4 * 1024 * 1024 + 1), {}, 413],
] as const)
  test(`a file with ${what} is refused`, async ({ creator, campaign }) => {
    const answer = await bring(creator, campaign, content, fields);
    expect(answer.status(), await answer.text()).toBe(status);
    expect(await namesIn(creator, campaign)).toEqual([]);
  });
