import { expect, found, test } from "../support/fixtures";
import { pngFile, textFile } from "../support/images";
import { fullEncounter as full } from "./records";
import {
  answerOf,
  change,
  createEncounter,
  expectRefused,
  isServed,
  NO_IDS,
  read,
  statusesOf,
  type Wire,
} from "./support";

test("every field of an encounter and its race comes back as it was sent", async ({ creator, campaign }) => {
  const made = await createEncounter(creator, campaign, { ...full, encounter_img: pngFile() });
  expect(made).toEqual({
    ...full,
    encounter_id: expect.any(Number),
    campaign_id: campaign.id,
    encounter_img: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/),
    created_at: expect.any(String),
  });
  expect(await read(creator, `/api/encounters/id/${made["encounter_id"]}`)).toEqual(made);
  const second = await createEncounter(creator, campaign, { encounter_name: "Aboleth" });
  expect(await read(creator, `/api/encounters/${campaign.id}`)).toEqual([made, second]);
  expect(await change(creator, `/api/encounters/${made["encounter_id"]}`, made)).toEqual(made);
});

test("an encounter of nothing but a campaign starts usual", async ({ creator, campaign }) => {
  for (const encounter_name of [undefined, " "]) {
    const response = await creator.api.post("/api/encounters", {
      data: { campaign_id: String(campaign.id), encounter_name },
    });
    expect(await answerOf(response, 201)).toMatchObject({
      encounter_name: "New Encounter",
      encounter_dec: "",
      encounter_img: null,
      encounter_AC: 10,
      encounter_level: 1,
      encounter_speed: 30,
      encounter_current_HP: 10,
      encounter_max_HP: 10,
      encounter_ability_score_cha: 10,
      race_name: "",
      race_proficiencie_tools: "[]",
    });
  }
  expect(await createEncounter(creator, campaign, { encounter_ability_score_dex: 18 })).toMatchObject({
    encounter_AC: 14,
  });
});

test("missing values fall back to the stored ones, the picture included", async ({ creator, campaign }) => {
  const made = await createEncounter(creator, campaign, { ...full, encounter_img: pngFile() });
  const address = `/api/encounters/${made["encounter_id"]}`;
  expect(await change(creator, address, {})).toEqual(made);
  const sent = {
    encounter_ability_score_dex: 20,
    race_dec: "From the sea",
    encounter_img: null,
    encounter_id: 1,
    campaign_id: 1,
  };
  const changed = { ...made, encounter_ability_score_dex: 20, race_dec: "From the sea" };
  expect(await change(creator, address, sent)).toEqual(changed);
  const next = await answerOf(
    await creator.api.put(address, { multipart: { encounter_img: pngFile(), race_name: "Sea folk" } }),
  );
  expect(next).toEqual({ ...changed, encounter_img: next["encounter_img"], race_name: "Sea folk" });
  expect(await isServed(creator, made["encounter_img"])).toBe(false);
  const wrong = await creator.api.put(address, { multipart: { encounter_img: textFile() } });
  expect(wrong.status()).toBe(415);
});

test("hit points are clamped, everything else out of range is refused", async ({ creator, campaign }) => {
  const { encounter_id } = await createEncounter(creator, campaign, full);
  const address = `/api/encounters/${encounter_id}`;
  const steps: [Wire, number, number][] = [
    [{ encounter_current_HP: 50 }, 9, 9],
    [{ encounter_current_HP: "-1" }, 0, 9],
    [{ encounter_current_HP: 30, encounter_max_HP: 20 }, 20, 20],
    [{ encounter_max_HP: 5 }, 5, 5],
  ];
  for (const [sent, encounter_current_HP, encounter_max_HP] of steps)
    expect(await change(creator, address, sent)).toMatchObject({ encounter_current_HP, encounter_max_HP });
  const outside: Wire = {
    encounter_AC: 100,
    encounter_level: 31,
    encounter_speed: -1,
    encounter_max_HP: 10_000,
    encounter_ability_score_str: 31,
    encounter_name: "",
    encounter_dec: "x".repeat(20_001),
    race_name: "x".repeat(121),
    race_proficiencie_tools: ["x".repeat(21)],
    race_proficiencie_languages: ["x".repeat(21)],
    race_skill_modefed_1: "nul\0",
  };
  for (const [field, value] of Object.entries(outside)) {
    const both = { race_dec: "changed", encounter_level: 9, [field]: value };
    await expectRefused(await creator.api.put(address, { data: both }), field);
  }
  expect(await read(creator, `/api/encounters/id/${encounter_id}`)).toMatchObject({
    race_dec: full.race_dec,
    encounter_level: 2,
  });
});

test("encounters are for creator and admins only", async ({ creator, admin, player, stranger, campaign }) => {
  const people = { creator, admin, player, stranger };
  const { encounter_id: id } = await createEncounter(creator, campaign);
  const may = { creator: 200, admin: 200, player: 403, stranger: 404 };
  const data = { campaign_id: campaign.id };
  expect(await statusesOf(people, ({ api }) => api.get(`/api/encounters/${campaign.id}`))).toEqual(may);
  expect(await statusesOf(people, ({ api }) => api.get(`/api/encounters/id/${id}`))).toEqual(may);
  expect(await statusesOf(people, ({ api }) => api.put(`/api/encounters/${id}`, { data: {} }))).toEqual(may);
  const made = { creator: 201, admin: 201, player: 403, stranger: 404 };
  expect(await statusesOf(people, ({ api }) => api.post("/api/encounters", { data }))).toEqual(made);
  expect(await statusesOf(people, ({ api }) => api.post(`/api/encounters/${id}/duplicate`))).toEqual(made);
  const leavers = { stranger, player, admin };
  expect(await statusesOf(leavers, ({ api }) => api.delete(`/api/encounters/${id}`))).toEqual({
    stranger: 404,
    player: 403,
    admin: 200,
  });
});

test("ids of other campaigns and what is no id lead nowhere", async ({ creator, stranger, campaign }) => {
  const elsewhere = await found(stranger, "Elsewhere");
  const { encounter_id } = await createEncounter(stranger, elsewhere);
  for (const id of [String(encounter_id), ...NO_IDS]) {
    expect((await creator.api.get(`/api/encounters/id/${id}`)).status(), id).toBe(404);
    expect((await creator.api.put(`/api/encounters/${id}`, { data: {} })).status(), id).toBe(404);
    expect((await creator.api.delete(`/api/encounters/${id}`)).status(), id).toBe(404);
    expect((await creator.api.post(`/api/encounters/${id}/duplicate`)).status(), id).toBe(404);
  }
  expect((await creator.api.get(`/api/encounters/${elsewhere.id}`)).status()).toBe(404);
  const data = { campaign_id: elsewhere.id };
  expect((await creator.api.post("/api/encounters", { data })).status()).toBe(404);
  await expectRefused(
    await creator.api.post("/api/encounters", { data: { campaign_id: "x" } }),
    "campaign_id",
  );
  expect(await read(creator, `/api/encounters/${campaign.id}`)).toEqual([]);
});
