import { expect, found, test } from "../support/fixtures";
import { pngFile } from "../support/images";
import { answerOf, create, createCharacter, expectRefused, isServed, NO_IDS, statusesOf } from "./support";

test("members read characters, owners and the campaign's leaders change them, strangers see nothing", async ({
  creator,
  admin,
  player,
  otherPlayer,
  stranger,
  campaign,
}) => {
  const people = { creator, admin, player, otherPlayer, stranger };
  const { character_id: id } = await createCharacter(player, campaign);
  const all = { creator: 200, admin: 200, player: 200, otherPlayer: 200, stranger: 404 };
  const owners = { ...all, otherPlayer: 403 };
  expect(await statusesOf(people, ({ api }) => api.get(`/api/characters/${campaign.id}`))).toEqual(all);
  expect(await statusesOf(people, ({ api }) => api.get(`/api/characters/id/${id}`))).toEqual(all);
  expect(
    await statusesOf(people, ({ api }) =>
      api.post("/api/characters", { data: { campaign_id: campaign.id, character_level: 99 } }),
    ),
  ).toEqual({ creator: 400, admin: 400, player: 400, otherPlayer: 400, stranger: 404 });
  expect(await statusesOf(people, ({ api }) => api.put(`/api/characters/${id}`, { data: {} }))).toEqual(
    owners,
  );
  expect(
    await statusesOf({ stranger, otherPlayer, player }, ({ api }) => api.delete(`/api/characters/${id}`)),
  ).toEqual({ stranger: 404, otherPlayer: 403, player: 200 });
});

test("ids of other campaigns and what is no id lead nowhere", async ({ creator, stranger, campaign }) => {
  const elsewhere = await found(stranger, "Elsewhere");
  const { character_id: id } = await createCharacter(stranger, elsewhere);
  for (const path of [`/api/characters/id/${id}`, `/api/characters/${elsewhere.id}`])
    expect((await creator.api.get(path)).status()).toBe(404);
  for (const no of NO_IDS) {
    expect((await creator.api.get(`/api/characters/${no}`)).status(), no).toBe(404);
    expect((await creator.api.get(`/api/characters/id/${no}`)).status(), no).toBe(404);
    expect((await creator.api.put(`/api/characters/${no}`, { data: {} })).status(), no).toBe(404);
  }
  for (const campaign_id of ["abc", 0, -1, null, undefined, "", 1e10, [campaign.id]])
    await expectRefused(await creator.api.post("/api/characters", { data: { campaign_id } }), "campaign_id");
});

test("a deleted character takes what belongs to it along, files included", async ({ creator, campaign }) => {
  const { character_id, character_img } = await createCharacter(creator, campaign, {
    character_img: pngFile(),
  });
  const { item_image, character_inventory_id } = await create(creator, "/api/character-inventory", {
    character_id: Number(character_id),
    item_name: "Lamp",
    item_image: pngFile(),
  });
  await create(creator, "/api/character-races", { character_id: Number(character_id), race_name: "Elf" });
  expect(await isServed(creator, item_image)).toBe(true);
  const gone = await creator.api.delete(`/api/characters/${character_id}`);
  expect(await answerOf(gone)).toEqual({ message: "Character deleted successfully!" });
  for (const path of [
    `/api/characters/id/${character_id}`,
    `/api/character-races/character/${character_id}`,
    `/api/character-inventory/character/${character_id}`,
  ])
    expect((await creator.api.get(path)).status()).toBe(404);
  const item = await creator.api.delete(`/api/character-inventory/${character_inventory_id}`);
  expect(item.status()).toBe(404);
  for (const address of [character_img, item_image]) expect(await isServed(creator, address)).toBe(false);
});
