import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";

const answer = async (by: Person, address: string) => {
  const got = await by.api.get(`/api/library/${address}`);
  expect(got.status(), await got.text()).toBe(200);
  return got;
};
const namesAt = async (by: Person, address: string) =>
  ((await (await answer(by, address)).json()) as { name: string }[]).map(({ name }) => name);

test("the library's lists are searched, filtered and read in parts", async ({ creator }) => {
  expect((await namesAt(creator, "monsters?q=owl")).slice(0, 3)).toEqual(["Owl", "Owlbear", "Giant Owl"]);
  expect(await namesAt(creator, "monsters?type=beast&cr=0..1/8&q=swarm")).toEqual([]);
  expect(await namesAt(creator, "monsters?cr=1/4&type=Beast&q=swarm")).toEqual([
    "Swarm of Bats",
    "Swarm of Rats",
    "Swarm of Ravens",
  ]);
  expect(await namesAt(creator, "spells?level=9&class=wizard&school=Evocation")).toEqual(["Meteor Swarm"]);
  expect((await answer(creator, "items?category=weapon&limit=1")).headers()["x-total-count"]).toBe("37");
  const first = await answer(creator, "monsters?type=dragon&limit=40");
  expect(first.headers()["link"]).toBe('</api/library/monsters?limit=40&offset=40&type=dragon>; rel="next"');
  expect(await first.json()).toHaveLength(40);
  expect(await namesAt(creator, "conditions")).toHaveLength(15);
});

test("one entry of the library is whole", async ({ creator }) => {
  const goblin = await (await answer(creator, "monsters/goblin")).json();
  expect(goblin).toMatchObject({
    slug: "goblin",
    name: "Goblin",
    type: "humanoid",
    cr: "1/4",
    armour_class: 15,
    hit_points: 7,
    hit_dice: "2d6",
    speed: "30 ft.",
    abilities: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 },
    skills: "Stealth +6",
    languages: "Common, Goblin",
    reactions: [],
  });
  expect(goblin.actions[0]).toEqual({
    name: "Scimitar",
    text: "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage.",
  });
  expect(await (await answer(creator, "items/longsword")).json()).toMatchObject({
    cost: "15 gp",
    damage: "1d8",
  });
});

for (const address of ["monsters/cave-bear", "monsters/%20", "dragons", "dragons/tiamat", "spells/goblin"])
  test(`${address} is not in the library`, async ({ creator }) => {
    const got = await creator.api.get(`/api/library/${address}`);
    expect(got.status()).toBe(404);
    expect(Object.keys(await got.json())).toEqual(["error"]);
  });

for (const query of ["limit=0", "limit=101", "offset=-1", "cr=high", "cr=1/0"])
  test(`monsters of ${query} are refused`, async ({ creator }) => {
    const got = await creator.api.get(`/api/library/monsters?${query}`);
    expect(got.status()).toBe(400);
    expect(Object.keys((await got.json()).fields)).toEqual([query.split("=")[0]]);
  });
