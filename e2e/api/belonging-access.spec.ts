import { expect, test } from "../support/fixtures";
import { kinds, least, listOf, ownerOf } from "./belongings";
import { create, expectRefused, NO_IDS, read, statusesOf, type Wire } from "./support";

for (const one of kinds) {
  const { owner, base, id } = one;

  test(`${base} is for those who may ${owner === "character" ? "change the character" : "run encounters"}`, async ({
    creator,
    admin,
    player,
    otherPlayer,
    stranger,
    campaign,
  }) => {
    const people = { creator, admin, player, otherPlayer, stranger };
    const isCharacter = owner === "character";
    const ownerId = await ownerOf(owner, isCharacter ? player : creator, campaign);
    const may = {
      creator: 200,
      admin: 200,
      player: isCharacter ? 200 : 403,
      otherPlayer: 403,
      stranger: 404,
    };
    const data = { [`${owner}_id`]: ownerId, ...least(one) };
    expect(await statusesOf(people, ({ api }) => api.post(`/api/${base}`, { data }))).toEqual(
      Object.fromEntries(Object.entries(may).map(([who, status]) => [who, status === 200 ? 201 : status])),
    );
    expect(await statusesOf(people, ({ api }) => api.get(listOf(one, ownerId)))).toEqual(
      isCharacter ? { ...may, otherPlayer: 200 } : may,
    );
    const [first] = await read<Wire[]>(creator, listOf(one, ownerId));
    const address = `/api/${base}/${first?.[id]}`;
    expect(await statusesOf(people, ({ api }) => api.put(address, { data: {} }))).toEqual(may);
    const others = { stranger, otherPlayer, admin };
    expect(await statusesOf(others, ({ api }) => api.delete(address))).toEqual({
      stranger: 404,
      otherPlayer: 403,
      admin: 200,
    });
  });

  test(`an id in ${base} is one of its own owner and kind only`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const made = await create(creator, `/api/${base}`, { [`${owner}_id`]: ownerId, ...least(one) });
    for (const other of kinds) {
      const response = await creator.api.put(`/api/${other.base}/${made[id]}`, { data: {} });
      expect(response.status(), other.base).toBe(other === one ? 200 : 404);
      if (other !== one)
        expect((await creator.api.delete(`/api/${other.base}/${made[id]}`)).status()).toBe(404);
    }
    for (const no of NO_IDS) {
      expect((await creator.api.get(listOf(one, no))).status(), no).toBe(404);
      expect((await creator.api.put(`/api/${base}/${no}`, { data: {} })).status(), no).toBe(404);
      expect((await creator.api.delete(`/api/${base}/${no}`)).status(), no).toBe(404);
      const data = { ...least(one), [`${owner}_id`]: no };
      await expectRefused(await creator.api.post(`/api/${base}`, { data }), `${owner}_id`);
    }
  });
}
