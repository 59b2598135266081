// One file: one list of calls that may wait and of what their right is lost by, and one world in which each of them waits.
import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "@/db/connect";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters } from "@/db/schema/creatures";
import { handouts } from "@/db/schema/handouts";
import { storedPictures } from "@/db/schema/stored-pictures";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import type { Handler } from "@/lib/server/http/route";

// Handlers are functions of a request: called here as the server calls them, on a database in memory. Where a call would wait for its turn
// it waits for the test, which decides what happens meanwhile.
const world = vi.hoisted(() => ({
  db: undefined as unknown,
  pause: undefined as (() => Promise<void>) | undefined,
  pictures: [] as string[],
}));
vi.mock("@/db/client", () => ({
  database: async () => world.db,
  openConnection: async () => ({ db: world.db, namesStatements: true }),
}));
vi.mock("@/lib/server/process/gate", () => ({
  gateOf: () => ({
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await world.pause?.();
      return work();
    },
  }),
}));
vi.mock("@/lib/server/images/image-store", () => {
  const add = async () => {
    await world.pause?.();
    const address = `/images/${crypto.randomUUID().replaceAll("-", "")}.webp`;
    world.pictures.push(address);
    return address;
  };
  const remove = async (gone: string[]) => {
    world.pictures = world.pictures.filter((address) => !gone.includes(address));
  };
  return { imageStore: () => ({ put: add, copy: add, remove }) };
});

type Address = [method: "POST" | "PUT" | "DELETE", path: string];
type Person = { id: number; token: string };
type Sent = Record<string, string | number | Blob>;

const { issueToken } = await import("@/lib/server/auth/session-token");
const { hashPassword } = await import("@/lib/server/auth/password");
const api = path.resolve(import.meta.dirname, "../app/api");
/** A file's path in app/api, with the id that takes the place of its parameters. */
const handlerAt = async (method: string, file: string) =>
  ((await import(path.join(api, file, "route.ts"))) as Record<string, Handler>)[method];

/** Sends a body with a blob as a form, any other as JSON. */
const send = async ({ token }: Person, [method, address]: Address, sent: Sent = {}, key?: string) => {
  const ids = [...address.matchAll(/\[(\w+)=(\d+)\]/g)].map(([, name = "", id = ""]) => [name, id] as const);
  const handler = await handlerAt(method, address.replaceAll(/=\d+\]/g, "]"));
  const isForm = Object.values(sent).some((value) => value instanceof Blob);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent))
    form.set(name, value instanceof Blob ? value : `${value}`);
  const request = new NextRequest(`http://localhost:3000/api/${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(!isForm && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: isForm ? form : JSON.stringify(sent),
  });
  const response = await handler?.(request, { params: Promise.resolve(Object.fromEntries(ids)) });
  return { status: response?.status, text: (await response?.text()) ?? "" };
};
const made = async (person: Person, address: string, sent: Sent): Promise<Record<string, number>> => {
  const { status, text } = await send(person, ["POST", address], sent);
  expect([status, text]).toEqual([201, expect.any(String)]);
  return JSON.parse(text) as Record<string, number>;
};

const later = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
/** Sends a call that has passed its guard when this resolves, and that goes on once it is let go. */
const held = async <R>(call: () => Promise<R>): Promise<() => Promise<R>> => {
  const [entered, released] = [later(), later()];
  world.pause = () => {
    world.pause = undefined;
    entered.resolve();
    return released.promise;
  };
  const answer = call();
  await Promise.race([entered.promise, answer]);
  expect(world.pause).toBeUndefined();
  return () => {
    released.resolve();
    return answer;
  };
};

/** A PNG of one pixel. */
const bytes =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = new Blob([Buffer.from(bytes, "base64")]);
const PASSWORD = "lantern";

let db: Database;
let close: () => Promise<void>;
let passwordHash: string;
let people = 0;
const join = async (): Promise<Person> => {
  const person = { username: "Brief", email: `brief.${(people += 1)}@tomekeeper.example`, passwordHash };
  const [row] = await db.insert(users).values(person).returning({ id: users.id });
  const id = row?.id ?? 0;
  return { id, token: await issueToken({ userId: id, sessionVersion: 1 }) };
};

beforeAll(async () => {
  ({ db, close } = await memoryDatabase());
  world.db = db;
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => close());

let creator: Person, admin: Person, player: Person, campaign: number, character: number, item: number;
const enlist = (userId: number, role: "admin" | "player") =>
  db.insert(members).values({ campaignId: campaign, userId, role });
beforeEach(async () => {
  [creator, admin, player] = [await join(), await join(), await join()];
  campaign =
    (await made(creator, "campaigns/create", { campaign_name: "The Salt Crown" }))["campaign_id"] ?? 0;
  await enlist(admin.id, "admin");
  await enlist(player.id, "player");
  const inCampaign = { campaign_id: campaign, character_name: "Ysolt" };
  character = (await made(player, "characters", inCampaign))["character_id"] ?? 0;
  const owned = { character_id: character, item_name: "Lantern" };
  item = (await made(player, "character-inventory", owned))["character_inventory_id"] ?? 0;
  world.pictures = [];
});

const removed = async ({ id }: Person) => {
  const { status } = await send(creator, ["DELETE", `campaigns/[id=${campaign}]/roles/[userId=${id}]`]);
  expect(status).toBe(200);
};
const loggedOut = async (person: Person) => {
  expect((await send(person, ["POST", "users/logout"], { everywhere: true as never })).status).toBe(200);
};
const given = async () => {
  const other = await join();
  await enlist(other.id, "player");
  const { character_id = 0 } = await made(other, "characters", { campaign_id: campaign });
  const give: Address = ["POST", `character-inventory/[id=${item}]/give`];
  expect((await send(player, give, { character_id })).status).toBe(200);
};
const becomes = (role: "admin" | "player", { id }: Person) =>
  send(creator, ["PUT", `campaigns/[id=${campaign}]/roles/[userId=${id}]`], { role });

/** As Improved Initiative exports one. */
const creature = {
  Name: "Bog Lantern",
  Type: "undead",
  HP: { Value: 22 },
  AC: { Value: 19 },
  Abilities: { Dex: 28 },
};
const creatures = new Blob([JSON.stringify(creature)]);
const handout = async () =>
  (await made(creator, "handouts", { campaign_id: campaign, title: "Letter" }))["handout_id"];

interface Case {
  /** What is sent, by whom. */
  call: () => Promise<[by: Person, address: Address, sent: Sent]>;
  /** By what the right is lost. */
  lost: () => Promise<unknown>;
  refusal: number;
}
const CASES: Record<string, Case> = {
  "a character's picture, of a player who was removed": {
    call: async () => [
      player,
      ["PUT", `characters/[id=${character}]`],
      { character_name: "Otho", character_img: picture },
    ],
    lost: () => removed(player),
    refusal: 404,
  },
  "a new character's picture, of a player who was removed": {
    call: async () => [player, ["POST", "characters"], { campaign_id: campaign, character_img: picture }],
    lost: () => removed(player),
    refusal: 404,
  },
  "an item's picture, of a player who gave it away": {
    call: async () => [
      player,
      ["PUT", `character-inventory/[id=${item}]`],
      { item_name: "Lump", item_image: picture },
    ],
    lost: given,
    refusal: 403,
  },
  "a handout's picture, of an admin who was removed": {
    call: async () => [
      admin,
      ["PUT", `handouts/[id=${await handout()}]`],
      { title: "Hijacked", image: picture },
    ],
    lost: () => removed(admin),
    refusal: 404,
  },
  "a campaign's cover, of an admin who is a player now": {
    call: async () => [
      admin,
      ["PUT", `campaigns/[id=${campaign}]`],
      { campaign_name: "Hijacked", cover_img: picture },
    ],
    lost: () => becomes("player", admin),
    refusal: 403,
  },
  "a campaign's cover, of an admin who was removed": {
    call: async () => [
      admin,
      ["PUT", `campaigns/[id=${campaign}]`],
      { campaign_name: "Hijacked", cover_img: picture },
    ],
    lost: () => removed(admin),
    refusal: 404,
  },
  "an account's picture, of who logged out everywhere": {
    call: async () => [player, ["PUT", "users/me"], { username: "Mallory", profile_img: picture }],
    lost: () => loggedOut(player),
    refusal: 401,
  },
  "a new campaign's cover, of who logged out everywhere": {
    call: async () => [
      player,
      ["POST", "campaigns/create"],
      { campaign_name: "Mallory's", cover_img: picture },
    ],
    lost: () => loggedOut(player),
    refusal: 401,
  },
  "creatures of a file, of an admin who was removed": {
    call: async () => [admin, ["POST", "encounters/import"], { campaign_id: campaign, file: creatures }],
    lost: () => removed(admin),
    refusal: 404,
  },
  "notes of a file, of an admin who was removed": {
    call: async () => [
      admin,
      ["POST", `campaigns/[id=${campaign}]/notes-import`],
      { file: new File(["# Verrin"], "verrin.md") },
    ],
    lost: () => removed(admin),
    refusal: 404,
  },
  "copies, of an admin who was removed": {
    call: async () => {
      const shown = { campaign_id: campaign, character_img: picture };
      const { character_id } = await made(player, "characters", shown);
      return [admin, ["POST", `characters/[id=${character_id}]/duplicate`], {}];
    },
    lost: () => removed(admin),
    refusal: 404,
  },
  "the end of an account, of who changed the password": {
    call: async () => [player, ["DELETE", "users/me"], { password: PASSWORD }],
    lost: async () => {
      const passwords = { current_password: PASSWORD, new_password: "candle1" };
      expect((await send(player, ["PUT", "users/me/password"], passwords)).status).toBe(200);
    },
    refusal: 401,
  },
};

/** All that calls of the cases could have changed. */
const everything = async () => ({
  users: await db.select({ id: users.id, name: users.username, image: users.image }).from(users),
  campaigns: await db.select().from(campaigns),
  characters: await db.select().from(characters),
  encounters: await db.select().from(encounters),
  notes: await db.select().from(notes),
  handouts: await db.select().from(handouts),
  belongings: await db.select().from(belongings),
  counted: await db.select().from(storedPictures),
  pictures: [...world.pictures],
});

it.each(Object.entries(CASES))(
  "%s: refused where it waited meanwhile, and nothing is left of it",
  async (_, one) => {
    const [by, address, sent] = await one.call();
    const letGo = await held(() => send(by, address, sent));
    await one.lost();
    const before = await everything();
    expect((await letGo()).status).toBe(one.refusal);
    expect(await everything()).toEqual(before);
  },
);

it.each(Object.entries(CASES))("%s: done where nothing was lost", async (_, { call }) => {
  const [by, address, sent] = await call();
  const letGo = await held(() => send(by, address, sent));
  const { status, text } = await letGo();
  expect([status, text]).toEqual([address[0] === "POST" ? 201 : 200, expect.any(String)]);
});

it("is to be sent again where who calls is something else by now, and may still call", async () => {
  const address: Address = ["PUT", `characters/[id=${character}]`];
  const letGo = await held(() => send(player, address, { character_name: "Otho", character_img: picture }));
  await becomes("admin", player);
  const before = await everything();
  const { status, text } = await letGo();
  expect([status, text]).toEqual([409, expect.stringContaining("has changed meanwhile")]);
  expect(await everything()).toEqual(before);
});

it("doesn't give who was removed what was answered to the same key while it waited", async () => {
  const ask = () =>
    send(player, ["POST", "characters"], { campaign_id: campaign, character_img: picture }, "one-key");
  const [first, second] = [await held(ask), await held(ask)];
  expect((await first()).status).toBe(201);
  await removed(player);
  expect((await second()).status).toBe(404);
});
