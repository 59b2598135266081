import { expect } from "@playwright/test";
import pg from "pg";
import { atOnce } from "../support/at-once";
import { type Player, test } from "../support/cast";
import { build } from "../support/world";

interface Roll extends Record<string, unknown> {
  roll_id: number;
  dice: string;
  total: number;
}
const rolled = (answer: { json: () => unknown }) => answer.json() as Roll;

test("dice are thrown by the server, each of them in the answer", async ({ cast }) => {
  const { campaign, character } = await build(cast);
  const address = `/api/campaigns/${campaign}/rolls`;
  const body = {
    dice: { d20: 1, d6: 2 },
    modifier: 3,
    mode: "advantage",
    label: "Stealth",
    character_id: character,
  };
  const answer = await cast.owner.send("POST", address, body);
  expect(answer.status).toBe(201);
  const roll = rolled(answer);
  expect(roll).toMatchObject({
    username: "Tobias",
    label: "Stealth",
    save: null,
    mode: "advantage",
    typed: 0,
    for: "table",
  });
  const dice = JSON.parse(roll.dice) as { die: string; result: number; kept: number }[];
  expect(dice.map(({ die }) => die)).toEqual(["d20", "d20", "d6", "d6"]);
  expect(roll.total).toBe(dice.reduce((sum, { result, kept }) => sum + result * kept, 3));
  const twenties = dice.filter(({ die }) => die === "d20");
  const kept = twenties.find((die) => die.kept === 1)?.result;
  expect(kept).toBe(Math.max(...twenties.map(({ result }) => result)));
});

test("a saving throw is known by its ability, whatever it is called", async ({ cast }) => {
  const { campaign, character } = await build(cast);
  const address = `/api/campaigns/${campaign}/rolls`;
  const body = { dice: { d20: 1 }, label: "Out of the flames", character_id: character, save: "dex" };
  expect(rolled(await cast.owner.send("POST", address, body))).toMatchObject({ save: "dex" });
  const [newest] = (await cast.creator.send("GET", address)).json() as Roll[];
  expect(newest).toMatchObject({ save: "dex", character_id: character });
  expect((await cast.owner.send("POST", address, { ...body, save: "Dexterity" })).status).toBe(400);
});

test("results of real dice are typed and marked", async ({ cast }) => {
  const { campaign } = await build(cast);
  const address = `/api/campaigns/${campaign}/rolls`;
  const send = (body: object) => cast.other.send("POST", address, body);
  const roll = rolled(await send({ dice: { d6: 2 }, modifier: -1, typed: [5, 2] }));
  expect(roll).toMatchObject({ typed: 1, total: 6 });
  const statuses = [
    await send({ dice: { d6: 2 }, typed: [5] }),
    await send({ dice: { d6: 2 }, typed: [7, 1] }),
    await send({ dice: { d6: 41 } }),
    await send({ dice: {} }),
    await send({ dice: { d7: 1 } }),
    await send({ dice: { d20: 2 }, mode: "advantage" }),
    await send({ dice: { d6: 1 }, modifier: 100 }),
    await send({ dice: { d6: 1 }, for: "all" }),
    await send({ dice: { d6: 1 }, label: "x".repeat(61) }),
    await send({ dice: "2d6" }),
    await send({}),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 400));
});

test("who sees a roll is what it was thrown for", async ({ cast }) => {
  const { campaign, character } = await build(cast);
  const { owner, other, admin, creator, stranger } = cast;
  const address = `/api/campaigns/${campaign}/rolls`;
  const throwFor = async (person: Player, audience: string) =>
    rolled(await person.send("POST", address, { dice: { d20: 1 }, for: audience })).roll_id;
  const ids = [
    await throwFor(owner, "table"),
    await throwFor(owner, "dm"),
    await throwFor(owner, "me"),
    await throwFor(creator, "dm"),
    await throwFor(creator, "me"),
  ];
  const seenBy = async (person: Player) => {
    const list = (await person.send("GET", address)).json() as Roll[];
    return ids.map((id) => list.some(({ roll_id }) => roll_id === id));
  };
  expect(await seenBy(owner)).toEqual([true, true, true, false, false]);
  expect(await seenBy(other)).toEqual([true, false, false, false, false]);
  expect(await seenBy(admin)).toEqual([true, true, false, true, false]);
  expect(await seenBy(creator)).toEqual([true, true, false, true, true]);
  expect((await stranger.send("GET", address)).status).toBe(404);
  const asYsolt = { dice: { d20: 1 }, character_id: character };
  expect((await other.send("POST", address, asYsolt)).status).toBe(403);
  expect((await creator.send("POST", address, asYsolt)).status).toBe(201);
  expect((await owner.send("POST", address, { ...asYsolt, character_id: 999_999 })).status).toBe(404);
});

test("rolls that others don't see take none out of the log, which comes in parts", async ({ cast }) => {
  const { campaign } = await build(cast);
  const { owner, creator } = cast;
  const address = `/api/campaigns/${campaign}/rolls`;
  const dice = { d20: 1 };
  const first = rolled(await creator.send("POST", address, { dice, for: "dm" })).roll_id;
  const secret = { dice, for: "me" };
  await atOnce(110, () => owner.send("POST", address, secret));
  const table = rolled(await owner.send("POST", address, { dice })).roll_id;
  const listed = async (person: Player, query = "") =>
    ((await person.send("GET", address + query)).json() as Roll[]).map(({ roll_id: id }) => id);
  expect(await listed(creator)).toEqual([table, first]);
  expect(await listed(creator, "?limit=1&offset=1")).toEqual([first]);
  const own = await listed(owner);
  expect(own).toHaveLength(100);
  expect(await listed(owner, "?limit=2&offset=3")).toEqual(own.slice(3, 5));
});

const database = process.env["DATABASE_URL"];

// The embedded database has one connection: nothing there waits for a lock.
if (database)
  test("a roll waits for no other that removes old ones, and old ones go", async ({ cast }) => {
    const { campaign } = await build(cast);
    const { owner } = cast;
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    const many = async () =>
      Number(
        (await other.query("select count(*) from rolls where campaign_id = $1", [campaign])).rows[0]?.count,
      );
    const roll = async () =>
      (await owner.send("POST", `/api/campaigns/${campaign}/rolls`, { dice: { d20: 1 } })).status;
    try {
      await other.query(
        `insert into rolls (campaign_id, user_id, label, dice, modifier, mode, total, is_typed, audience)
         select $1, $2, '', '[]', 0, 'normal', 1, false, 'table' from generate_series(1, 600)`,
        [campaign, owner.id],
      );
      await other.query("begin");
      await other.query("select id from rolls where campaign_id = $1 for update", [campaign]);
      expect(await Promise.all(Array.from({ length: 40 }, roll))).toEqual(
        Array.from({ length: 40 }, () => 201),
      );
      await other.query("rollback");
      // One roll in ten looks: that none of two hundred does is one in a billion.
      for (let count = 0; count < 200 && (await many()) > 520; count += 1) await roll();
      expect(await many()).toBeGreaterThanOrEqual(500);
      expect(await many()).toBeLessThanOrEqual(520);
    } finally {
      await other.end();
    }
  });
