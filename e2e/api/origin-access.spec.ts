import { expect, test } from "../support/fixtures";
import { origins } from "./records";
import { create, createCharacter, expectRefused, NO_IDS, read, statusesOf, type Wire } from "./support";

for (const [kind, { id }] of Object.entries(origins)) {
  const base = `/api/character-${kind}`;

  test(`${kind} are read by members and changed by whoever may change the character`, async ({
    creator,
    admin,
    player,
    otherPlayer,
    stranger,
    campaign,
  }) => {
    const people = { creator, admin, player, otherPlayer, stranger };
    const { character_id } = await createCharacter(player, campaign);
    const makers = { otherPlayer, stranger, player, creator };
    expect(await statusesOf(makers, ({ api }) => api.post(base, { data: { character_id } }))).toEqual({
      otherPlayer: 403,
      stranger: 404,
      player: 201,
      creator: 409,
    });
    const [record] = await read<Wire[]>(player, `${base}/character/${character_id}`);
    expect(await statusesOf(people, ({ api }) => api.get(`${base}/character/${character_id}`))).toEqual({
      creator: 200,
      admin: 200,
      player: 200,
      otherPlayer: 200,
      stranger: 404,
    });
    expect(await statusesOf(people, ({ api }) => api.put(`${base}/${record?.[id]}`, { data: {} }))).toEqual({
      creator: 200,
      admin: 200,
      player: 200,
      otherPlayer: 403,
      stranger: 404,
    });
    for (const no of NO_IDS) {
      expect((await creator.api.put(`${base}/${no}`, { data: {} })).status(), no).toBe(404);
      expect((await creator.api.get(`${base}/character/${no}`)).status(), no).toBe(404);
      await expectRefused(await creator.api.post(base, { data: { character_id: no } }), "character_id");
    }
  });
}

test("an id is one of its own kind only, and never an encounter's race", async ({ creator, campaign }) => {
  const { character_id } = await createCharacter(creator, campaign);
  const { race_id } = await create(creator, "/api/character-races", { character_id: Number(character_id) });
  await create(creator, "/api/encounters", { campaign_id: campaign.id });
  const put = async (path: string) => (await creator.api.put(path, { data: {} })).status();
  expect(await put(`/api/character-backgrounds/${race_id}`)).toBe(404);
  expect(await put(`/api/character-classes/${race_id}`)).toBe(404);
  expect(await put(`/api/character-races/${race_id}`)).toBe(200);
  expect(await put(`/api/character-races/${Number(race_id) + 1}`)).toBe(404);
});
