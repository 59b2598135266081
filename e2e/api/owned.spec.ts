// What one person and one campaign may keep, on a server of its own that multiplies the limits by a hundredth.
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { attempts } from "@/db/schema/attempts";
import { storedPictures } from "@/db/schema/stored-pictures";
import { atOnce } from "../support/at-once";
import { campaign as book, campaignFile, encounter, formOf, item } from "../support/campaign-file";
import { test as base, enter, join, type Player } from "../support/cast";
import type { Answer } from "../support/client";
import { makeCampaign } from "../support/make";
import { bogLantern, creaturesForm } from "../support/creature-files";
import { png } from "../support/images";
import { PASSWORD } from "../support/people";
import { AppServer } from "../support/app-server";
import { vaultForm } from "../support/vaults";

interface Small {
  server: AppServer;
  people: Player[];
}
const test = base.extend<object, { small: Small }>({
  small: [
    async ({ playwright: _ }: PlaywrightWorkerArgs, use: (small: Small) => Promise<void>) => {
      const server = await AppServer.make(process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded");
      await server.prepare();
      await server.start();
      const people: Player[] = [];
      for (const name of ["Maren", "Tobias", "Ysolt", "Adair", "Sable", "Wren", "Idris"])
        people.push(await join(server.address, name));
      server.env["RATE_LIMIT_FACTOR"] = "0.01";
      await server.stop();
      await server.start();
      await use({ server, people });
      await server.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
test.describe.configure({ mode: "default" });

const personOf = ({ people }: Small, index: number): Player => {
  const person = people[index];
  if (!person) throw new Error("Nobody is left");
  return person;
};
const amountOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test("a campaign holds its number of notes, however many are sent at once, and one more for each that goes", async ({
  small,
}) => {
  const { send } = personOf(small, 0);
  const campaign_id = await makeCampaign(personOf(small, 0));
  const write = () => send("POST", "/api/dm-notes", { campaign_id, note_text: "x" });
  const answers = await atOnce(14, write);
  expect([amountOf(answers, 201), amountOf(answers, 409)]).toEqual([10, 4]);
  expect((await write()).json()).toEqual({
    error: "A campaign holds at most 10 notes. Delete one to make room.",
  });
  const [note] = (await send("GET", `/api/dm-notes/${campaign_id}`)).json() as { note_id: number }[];
  await send("DELETE", `/api/dm-notes/${note?.note_id}`);
  expect((await write()).status).toBe(201);
});

test("of two vaults that come in at once one has room: all of it with its picture, and nothing of the other", async ({
  small,
}) => {
  const { server } = small;
  const { send } = personOf(small, 5);
  const id = await makeCampaign(personOf(small, 5));
  const texts = Array.from({ length: 6 }, (_, at) => [`${at}.md`, "![[a.png]]"]);
  const vault = { ...Object.fromEntries(texts), "a.png": png(40, 40) };
  const pictures = () =>
    readdirSync(server.dataDir, { recursive: true }).filter((name) => path.extname(String(name)) === ".webp");
  const before = pictures().length;
  const answers = await atOnce(2, () => send("POST", `/api/campaigns/${id}/notes-import`, vaultForm(vault)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await send("GET", `/api/dm-notes/${id}`)).json()).toHaveLength(6);
  const handouts = (await send("GET", `/api/handouts/${id}`)).json() as { handout_id: number }[];
  expect(handouts).toHaveLength(1);
  expect(pictures()).toHaveLength(before + 1);
  await send("DELETE", `/api/handouts/${handouts[0]?.handout_id}`);
  expect(pictures()).toHaveLength(before);
});

test("copies and what is taken from the library count as what is written", async ({ small }) => {
  const { send } = personOf(small, 1);
  const campaign_id = await makeCampaign(personOf(small, 1));
  const { character_id } = (
    await send("POST", "/api/characters", { campaign_id, character_name: "Ysolt" })
  ).json() as { character_id: number };
  const copy = (count: number) => send("POST", `/api/characters/${character_id}/duplicate`, { count });
  const refused = await copy(10);
  expect([refused.status, refused.text]).toEqual([
    409,
    '{"error":"A campaign holds at most 10 characters. Delete one to make room."}',
  ]);
  expect((await copy(9)).status).toBe(201);
  expect((await send("POST", "/api/characters", { campaign_id })).status).toBe(409);
  const take = (count: number) =>
    send("POST", "/api/encounters/from-library", { campaign_id, slug: "goblin", count });
  expect((await take(20)).status).toBe(201);
  expect((await take(1)).status).toBe(409);
  expect((await send("POST", "/api/encounters", { campaign_id })).status).toBe(409);
});

test("copies count with all their bytes as what a person writes", async ({ small }) => {
  const { send } = personOf(small, 6);
  // Of ten megabytes that this server takes from one person in a day, such a creature has more than half of one.
  const items = Array.from({ length: 10 }, () => ({
    ...item({ description: "語".repeat(20_000) }),
    abilities: [],
  }));
  const content = campaignFile({ book: book({ encounters: [{ ...encounter(), items }] }) });
  const brought = await send("POST", "/api/campaigns/import", formOf(content));
  expect(brought.status, brought.text).toBe(201);
  const { campaign_id } = brought.json() as { campaign_id: number };
  const listed = async () =>
    (await send("GET", `/api/encounters/${campaign_id}`)).json() as { encounter_id: number }[];
  const [original] = await listed();
  const copy = (count: number) =>
    send("POST", `/api/encounters/${original?.encounter_id}/duplicate`, { count });
  expect((await copy(1)).status).toBe(201);
  expect((await copy(18)).status).toBe(429);
  expect(await listed()).toHaveLength(2);
});

test("belongings, handouts and fights have their numbers", async ({ small }) => {
  const { send } = personOf(small, 2);
  const campaign_id = await makeCampaign(personOf(small, 2));
  const { character_id } = (
    await send("POST", "/api/characters", { campaign_id, character_name: "Ysolt" })
  ).json() as { character_id: number };
  const answers = [
    await atOnce(12, () => send("POST", "/api/character-inventory", { character_id, item_name: "Rope" })),
    await atOnce(12, () => send("POST", "/api/handouts", { campaign_id, title: "A letter" })),
    await atOnce(7, () => send("POST", "/api/fights", { campaign_id, name: "At the weir" })),
  ];
  expect(answers.map((some) => [amountOf(some, 201), amountOf(some, 409)])).toEqual([
    [10, 2],
    [10, 2],
    [5, 2],
  ]);
  const other = (await send("POST", "/api/characters", { campaign_id, character_name: "Sable" })).json() as {
    character_id: number;
  };
  const lamp = (
    await send("POST", "/api/character-inventory", { character_id: other.character_id, item_name: "Lamp" })
  ).json() as { character_inventory_id: number };
  const given = await send("POST", `/api/character-inventory/${lamp.character_inventory_id}/give`, {
    character_id,
  });
  expect([given.status, given.text]).toEqual([
    409,
    '{"error":"A creature holds at most 10 items, spells and actions. Delete one to make room."}',
  ]);
  const kept = (await send("GET", `/api/character-inventory/character/${other.character_id}`)).json();
  expect(kept).toHaveLength(1);
});

test("creatures of a file count as what is written, all or none", async ({ small }) => {
  const { send } = personOf(small, 0);
  const campaign_id = await makeCampaign(personOf(small, 0));
  const bring = (count: number) =>
    send("POST", "/api/encounters/import", creaturesForm(campaign_id, Array(count).fill(bogLantern)));
  expect(await bring(21)).toMatchObject({
    status: 409,
    text: expect.stringContaining("at most 20 encounters"),
  });
  expect((await send("GET", `/api/encounters/${campaign_id}`)).json()).toEqual([]);
  expect((await bring(20)).status).toBe(201);
});

test("a campaign has its number of open invitation links, whoever makes them", async ({ small }) => {
  const [maren, tobias, ysolt] = [0, 1, 2].map((index) => personOf(small, index));
  if (!maren || !tobias || !ysolt) throw new Error("Nobody is left");
  const campaign_id = await makeCampaign(maren);
  const link = ({ send }: Player) =>
    send("POST", `/api/campaigns/${campaign_id}/invite-links`, { hours: 24 });
  const { url, invite_link_id } = (await link(maren)).json() as { url: string; invite_link_id: number };
  for (const { send } of [tobias, ysolt])
    expect((await send("POST", `/api/join/${url.split("/").at(-1)}`)).status).toBe(200);
  expect(await link(tobias)).toMatchObject({
    status: 409,
    text: '{"error":"A campaign has at most 1 open invitation links. Withdraw one to make room."}',
  });
  expect((await maren.send("DELETE", `/api/invite-links/${invite_link_id}`)).status).toBe(200);
  expect((await link(ysolt)).status).toBe(201);
});

test("campaigns are counted a person, brought in ones too, and what is brought in has the same numbers", async ({
  small,
}) => {
  const keeper = personOf(small, 3);
  const made = await atOnce(7, () => keeper.send("POST", "/api/campaigns/create", { campaign_name: "N" }));
  expect([amountOf(made, 201), amountOf(made, 409)]).toEqual([5, 2]);
  const bring = ({ send }: Player, notes: string[]) =>
    send("POST", "/api/campaigns/import", formOf(campaignFile({ book: book({ notes }) })));
  expect(await bring(keeper, [])).toMatchObject({
    status: 409,
    text: expect.stringContaining("at most 5 campaigns"),
  });
  const other = personOf(small, 0);
  const shelf = async () => ((await other.send("GET", "/api/campaigns/my")).json() as object[]).length;
  const before = await shelf();
  expect(await bring(other, Array(11).fill("x"))).toMatchObject({
    status: 409,
    text: expect.stringContaining("at most 10 notes"),
  });
  expect(await shelf()).toBe(before);
});

test("pictures have so many bytes together, and give them back when they go", async ({ small }) => {
  test.setTimeout(120_000);
  const { server } = small;
  const { id: userId, send } = personOf(small, 4);
  const upload = () => {
    const form = new FormData();
    form.set("profile_img", new Blob([new Uint8Array(png(40, 40))], { type: "image/png" }), "me.png");
    return send("PUT", "/api/users/me", form);
  };
  const files = () =>
    readdirSync(server.dataDir, { recursive: true }).filter((name) => path.extname(String(name)) === ".webp");
  await server.between((db) =>
    db.insert(storedPictures).values({ image: "/images/large.webp", userId, bytes: 5 * 1024 * 1024 - 20 }),
  );
  const refused = await upload();
  expect([refused.status, refused.text]).toEqual([
    409,
    '{"error":"Your pictures may take at most 5 MB together. Delete some to make room."}',
  ]);
  expect(files()).toEqual([]);
  await server.between(async (db) => {
    await db.delete(storedPictures);
    await db.delete(attempts);
  });
  expect((await upload()).status).toBe(200);
  expect((await upload()).status).toBe(200);
  expect(files()).toHaveLength(1);
  await server.between(async (db) => {
    const rows = await db.select().from(storedPictures);
    expect(rows).toMatchObject([{ userId, bytes: expect.any(Number) }]);
  });
});

test("changes of any kind end at their number an hour, each person's for themselves", async ({ small }) => {
  const [busy, other] = [personOf(small, 3), personOf(small, 4)];
  const change = ({ send }: Player) => send("PUT", "/api/users/me", { username: "Adair" });
  const answers = await atOnce(60, () => change(busy));
  expect(amountOf(answers, 200) + amountOf(answers, 429)).toBe(60);
  const refused = await change(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect((await busy.send("GET", "/api/users/me")).status).toBe(200);
  expect((await change(other)).status).toBe(200);

  // What ends a session that another may hold is never in the way of its own limit.
  const again = (password: string) => enter(small.server.address, { email: busy.email, password });
  const passwords = { current_password: PASSWORD, new_password: "candle1" };
  expect((await busy.send("PUT", "/api/users/me/password", passwords)).status).toBe(200);
  const changed = await again("candle1");
  expect((await change(changed)).status).toBe(429);
  expect((await changed.send("POST", "/api/users/logout", { everywhere: true })).status).toBe(200);
  const last = await again("candle1");
  expect((await last.send("DELETE", "/api/users/me", { password: "candle1" })).status).toBe(200);
});
