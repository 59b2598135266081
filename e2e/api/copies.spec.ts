import {
  campaign as book,
  campaignFile,
  character,
  formOf,
  item as itemInFile,
} from "../support/campaign-file";
import { test as castTest } from "../support/cast";
import { expect, test } from "../support/fixtures";
import { pngFile } from "../support/images";
import { fullCharacter, fullEncounter } from "./records";
import {
  answerOf,
  create,
  createCharacter,
  createEncounter,
  expectRefused,
  isServed,
  read,
  type Wire,
} from "./support";

test("a character is duplicated with what belongs to it, and the copies are the caller's own", async ({
  creator,
  player,
  otherPlayer,
  stranger,
  campaign,
}) => {
  const original = await createCharacter(player, campaign, { ...fullCharacter, character_img: pngFile() });
  const character_id = Number(original["character_id"]);
  await create(player, "/api/character-classes", { character_id, class_name: "Druid", amount_lv1: 3 });
  const item = await create(player, "/api/character-inventory", {
    character_id,
    item_name: "Lamp",
    item_image: pngFile(),
  });
  const address = `/api/characters/${character_id}/duplicate`;
  const copies = await answerOf<Wire[]>(await otherPlayer.api.post(address, { data: { count: 2 } }), 201);
  expect(copies).toMatchObject(
    ["Ilse of the Reed 2", "Ilse of the Reed 3"].map((character_name) => ({
      ...fullCharacter,
      character_name,
      class: "Druid",
      user_id: otherPlayer.id,
    })),
  );
  expect((await answerOf<Wire[]>(await creator.api.post(address), 201))[0]).toMatchObject({
    character_name: "Ilse of the Reed 4",
  });
  expect(await read<Wire[]>(creator, `/api/characters/${campaign.id}`)).toHaveLength(4);
  const [copy] = copies;
  const listOfCopy = `/api/character-inventory/character/${copy?.["character_id"]}`;
  const [copiedItem] = await read<Wire[]>(creator, listOfCopy);
  expect(copiedItem).toMatchObject({ item_name: "Lamp", character_id: copy?.["character_id"] });

  await otherPlayer.api.delete(`/api/characters/${copy?.["character_id"]}`);
  for (const gone of [copy?.["character_img"], copiedItem?.["item_image"]])
    expect(await isServed(creator, gone)).toBe(false);
  for (const kept of [original["character_img"], item["item_image"], copies[1]?.["character_img"]])
    expect(await isServed(creator, kept)).toBe(true);

  for (const count of [0, 21, "many"])
    await expectRefused(await creator.api.post(address, { data: { count } }), "count");
  expect((await stranger.api.post(address)).status()).toBe(404);
});

test("copies of an encounter have its race and all it owns, in its order, with files of their own", async ({
  creator,
  campaign,
}) => {
  const original = await createEncounter(creator, campaign, { ...fullEncounter, encounter_img: pngFile() });
  const encounter_id = Number(original["encounter_id"]);
  for (const item_name of ["B", "A"])
    await create(creator, "/api/encounter-inventory", {
      encounter_id,
      item_name,
      abilities: '[{"name":"Cut"}]',
      item_image: pngFile(),
    });
  await create(creator, "/api/encounter-spells", { encounter_id, spell_name: "Fog", spell_level: 2 });
  const copies = await answerOf<Wire[]>(
    await creator.api.post(`/api/encounters/${encounter_id}/duplicate`, { data: { count: 20 } }),
    201,
  );
  expect(copies.map((copy) => copy["encounter_name"])).toEqual(
    Array.from({ length: 20 }, (_, index) => `Goblin ${index + 2}`),
  );
  expect(new Set(copies.map((copy) => copy["encounter_img"])).size).toBe(20);
  const last = copies.at(-1);
  expect(last).toMatchObject({ ...fullEncounter, encounter_name: "Goblin 21" });
  const itemsOf = (id: number | undefined) =>
    read<Wire[]>(creator, `/api/encounter-inventory/encounter/${id}`);
  const items = await itemsOf(last?.["encounter_id"]);
  expect(items).toMatchObject([{ item_name: "B" }, { item_name: "A" }]);
  expect(await read(creator, `/api/encounter-spells/encounter/${last?.["encounter_id"]}`)).toMatchObject([
    { spell_name: "Fog", spell_level: 2 },
  ]);

  const originals = await itemsOf(encounter_id);
  expect((await creator.api.delete(`/api/encounters/${encounter_id}`)).status()).toBe(200);
  for (const gone of [original["encounter_img"], ...originals.map((one) => one["item_image"])])
    expect(await isServed(creator, gone)).toBe(false);
  for (const kept of [last?.["encounter_img"], ...items.map((one) => one["item_image"])])
    expect(await isServed(creator, kept)).toBe(true);

  expect((await creator.api.delete(`/api/campaigns/${campaign.id}`)).status()).toBe(200);
  for (const gone of [last?.["encounter_img"], ...items.map((one) => one["item_image"])])
    expect(await isServed(creator, gone)).toBe(false);
});

castTest(
  "copies of a creature that holds much are refused in words, and fewer of them made",
  async ({ cast }) => {
    castTest.setTimeout(120_000);
    const { send } = cast.stranger;
    const items = Array.from({ length: 400 }, () => itemInFile({ description: "x".repeat(20_000) }));
    const file = campaignFile({ book: book({ characters: [character({ items })] }) });
    const { campaign_id } = (await send("POST", "/api/campaigns/import", formOf(file))).json() as {
      campaign_id: number;
    };
    const characters = async () => (await send("GET", `/api/characters/${campaign_id}`)).json() as Wire[];
    const [original] = await characters();
    const address = `/api/characters/${original?.["character_id"]}/duplicate`;
    const refused = await send("POST", address, { count: 20 });
    expect([refused.status, refused.text]).toEqual([
      413,
      '{"error":"This holds too much to be copied so often at once. Make at most 4 copies at a time."}',
    ]);
    expect(await characters()).toHaveLength(1);
    const [copy] = (await send("POST", address)).json() as Wire[];
    const list = await send("GET", `/api/character-inventory/character/${copy?.["character_id"]}?limit=1`);
    expect(list.json()).toMatchObject([{ item_name: "Storm lantern" }]);
  },
);
