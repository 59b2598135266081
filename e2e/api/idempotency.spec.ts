// One file: every call that takes a key is repeated under it, in the same world.
import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import { takesKey } from "@/lib/contract/idempotency";
import { join, test } from "../support/cast";
import { answerOf } from "../support/client";
import { test as deployedTest } from "../support/deployed";
import { png } from "../support/images";
import { make } from "../support/make";
import { addressIn, build, makeReady, sentIn } from "../support/world";

const keyed = endpoints.filter(takesKey);

interface Sent {
  key: string;
  data?: object;
}
const call = async (site: string, token: string, path: string, { key, data }: Sent) => {
  const headers = new Headers({ authorization: `Bearer ${token}`, "idempotency-key": key });
  const isForm = data instanceof FormData;
  if (!isForm) headers.set("content-type", "application/json");
  const body = isForm ? data : JSON.stringify(data ?? {});
  return answerOf(await fetch(site + path, { method: "POST", headers, body }));
};
const newKey = () => crypto.randomUUID();

/** Calls that set a state, so that the same call of a second person may answer the same without a key being shared between them. */
const SAME_FOR_ALL = /\/(rest|energy|conditions|open|seal|dates|settle|unbegin|unsign|rename-links)$/;

for (const endpoint of keyed)
  test(`${endpoint.path}, sent again with its key, does nothing more and answers the same`, async ({
    cast,
    site,
  }) => {
    const world = await build(cast);
    const address = addressIn(endpoint, world, cast);
    const sent = { key: newKey(), data: sentIn(endpoint, world, cast) ?? {} };
    const { token } = endpoint.path === "/api/invites/respond" ? cast.stranger : cast.creator;
    await makeReady(endpoint, world, cast);
    // What does not run can't be ended.
    if (endpoint.path.endsWith("/end")) await cast.creator.send("POST", address.replace("/end", "/begin"));
    const first = await call(site, token, address, sent);
    expect(first.status, first.text).toBe(endpoint.status ?? 200);
    const again = await call(site, token, address, sent);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers.get("content-type")).toBe("application/json");
    // Keys are scoped to a user: another one who sends the same key is not given the kept answer.
    if (!SAME_FOR_ALL.test(endpoint.path))
      expect((await call(site, cast.admin.token, address, sent)).text).not.toBe(first.text);
  });

test("damage whose answer was lost is dealt once, however often it is sent", async ({ cast, site }) => {
  const { character } = await build(cast);
  const { send, token } = cast.owner;
  await send("PUT", `/api/characters/${character}`, { character_max_HP: 30, character_current_HP: 30 });
  const address = `/api/characters/${character}/hit-points`;
  const sent = { key: newKey(), data: { change: -7 } };
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(site, token, address, sent)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await send("GET", `/api/characters/id/${character}`)).json()).toMatchObject({
    character_current_HP: 23,
  });
  const other = { key: newKey(), data: { change: -7 } };
  expect((await call(site, token, address, other)).json()).toMatchObject({ character_current_HP: 16 });
});

test("what is counted, sent again with its key, answers what is stored by then", async ({ cast, site }) => {
  const { campaign: campaign_id, character, "bare character": bare, encounter } = await build(cast);
  const { token, send } = cast.creator;
  const druid = { class_name: "Druid", max_energy_level: 1, amount_lv1: 4 };
  await make(cast.creator, "character-classes", { character_id: bare, ...druid });
  const points = { character_max_HP: 30, character_current_HP: 20 };
  await send("PUT", `/api/characters/${character}`, points);
  await send("PUT", `/api/encounters/${encounter}`, { encounter_max_HP: 30, encounter_current_HP: 20 });
  const answered = async (path: string, data: object, since: () => Promise<unknown>) => {
    const sent = { key: newKey(), data };
    expect((await call(site, token, path, sent)).status).toBe(200);
    await since();
    return (await call(site, token, path, sent)).json();
  };
  const at = `/api/characters/${character}`;
  const hit = (path: string, change: number) => send("POST", `${path}/hit-points`, { change });
  expect(await answered(`${at}/hit-points`, { change: -3 }, () => hit(at, -5))).toMatchObject({
    character_current_HP: 12,
  });
  expect(await answered(`${at}/rest`, { kind: "long" }, () => hit(at, -5))).toMatchObject({
    character_current_HP: 25,
  });
  const rest = `/api/campaigns/${campaign_id}/rest`;
  expect(await answered(rest, { kind: "long" }, () => hit(at, -7))).toMatchObject([
    { character_current_HP: 23 },
    {},
  ]);
  const lying = { condition: "Prone" };
  expect(
    await answered(`${at}/conditions`, lying, () => send("POST", `${at}/conditions`, { ...lying, off: 1 })),
  ).toMatchObject({ conditions: "[]" });
  const foe = `/api/encounters/${encounter}`;
  expect(await answered(`${foe}/hit-points`, { change: -3 }, () => hit(foe, -5))).toMatchObject({
    encounter_current_HP: 12,
  });
  const energy = `/api/characters/${bare}/energy`;
  const one = { level: 1, change: -1 };
  expect(await answered(energy, one, () => send("POST", energy, one))).toMatchObject({
    energy_spent: "[2,0,0,0,0,0]",
  });
});

test("what is shown to the table, sent again with its key, answers what lies there by then", async ({
  cast,
  site,
}) => {
  const { campaign } = await build(cast);
  const { token, send } = cast.creator;
  const path = `/api/campaigns/${campaign}/shown`;
  const sent = { key: newKey(), data: { place: "setting" } };
  expect((await call(site, token, path, sent)).json()).toMatchObject({ place: "setting" });
  const later = (await send("POST", path, { place: "description" })).json();
  expect(later).toMatchObject({ place: "description" });
  const again = await call(site, token, path, sent);
  expect([again.status, again.json()]).toEqual([200, later]);
  expect((await cast.owner.send("GET", path)).json()).toEqual(later);
  await send("DELETE", path);
  const cleared = await call(site, token, path, sent);
  expect([cleared.status, cleared.json()]).toEqual([200, null]);
});

const named = { campaign_name: "Once" };
const campaignsOf = async (send: (method: string, path: string) => Promise<{ json: () => unknown }>) =>
  (await send("GET", "/api/campaigns/my")).json() as unknown[];

test("twenty calls at once with one key create one record", async ({ site }) => {
  const { send, token } = await join(site, "Maren");
  const sent = { key: newKey(), data: named };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(site, token, "/api/campaigns/create", sent)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await campaignsOf(send)).toHaveLength(1);
});

test("a key with other contents is refused, and somebody else's is another one", async ({ site }) => {
  const [maren, tobias] = [await join(site, "Maren"), await join(site, "Tobias")];
  const key = newKey();
  const path = "/api/campaigns/create";
  expect((await call(site, maren.token, path, { key, data: named })).status).toBe(201);
  const other = await call(site, maren.token, path, { key, data: { campaign_name: "Twice" } });
  expect(other.status).toBe(409);
  expect(other.json()).toEqual({ error: expect.stringContaining("Idempotency-Key") });
  expect((await call(site, tobias.token, path, { key, data: named })).status).toBe(201);
  expect(await campaignsOf(maren.send)).toHaveLength(1);
  expect(await campaignsOf(tobias.send)).toHaveLength(1);
});

test("what a dungeon master was answered is not answered again to the player they are now", async ({
  cast,
  site,
}) => {
  const world = await build(cast);
  const { creator, admin } = cast;
  const address = `/api/fights/${world["fight"]}/acts`;
  const act = { type: "note", target: world["combatant"], text: "knows the bell" };
  const sent = { key: newKey(), data: { version: world["fight version"], act } };
  expect((await call(site, admin.token, address, sent)).status).toBe(200);
  await creator.send("PUT", `/api/campaigns/${world["campaign"]}/roles/${admin.id}`, { role: "player" });
  const again = await call(site, admin.token, address, sent);
  expect(again.status).toBe(409);
  expect(again.text).not.toContain("bell");
});

test("what was made is read anew, with what was changed since, and nothing is made twice", async ({
  cast,
  site,
}) => {
  const { campaign: campaign_id } = await build(cast);
  const { token, send } = cast.creator;
  const text = "x".repeat(10_000);
  const made = async (path: string, data: object, idField: string) => {
    const sent = { key: newKey(), data };
    const first = await call(site, token, path, sent);
    expect([path, first.status]).toEqual([path, 201]);
    const again = await call(site, token, path, sent);
    expect([path, again.status, again.text]).toEqual([path, 201, first.text]);
    return { sent, id: (first.json() as Record<string, number>)[idField] };
  };
  const data = { campaign_id, description: text };
  await made("/api/campaigns/create", { campaign_name: "Long", description: text }, "campaign_id");
  await made("/api/handouts", { campaign_id, title: "Long", text }, "handout_id");
  const { id: encounter_id } = await made(
    "/api/encounters",
    { ...data, encounter_description: text },
    "encounter_id",
  );
  await made(
    "/api/encounter-spells",
    { encounter_id, spell_name: "Ward", spell_description: text },
    "encounter_spell_id",
  );
  await made(`/api/encounters/${encounter_id}/duplicate`, { count: 2 }, "");
  const { id: character_id } = await made(
    "/api/characters",
    { ...data, character_description: text },
    "character_id",
  );
  await made("/api/character-races", { character_id, race_name: "Elf", race_description: text }, "race_id");
  await made(`/api/characters/${character_id}/duplicate`, { count: 2 }, "");
  const { sent, id } = await made("/api/dm-notes", { campaign_id, note_text: text }, "note_id");
  await send("PUT", `/api/dm-notes/${id}`, { note_text: "short" });
  expect((await call(site, token, "/api/dm-notes", sent)).json()).toMatchObject({
    note_id: id,
    note_text: "short",
  });
  await send("DELETE", `/api/dm-notes/${id}`);
  expect((await call(site, token, "/api/dm-notes", sent)).status).toBe(404);
});

test("a refusal is not kept", async ({ site }) => {
  const { send, token } = await join(site, "Maren");
  const guest = await join(site, "Guest");
  const { campaign_id } = (await send("POST", "/api/campaigns/create", named)).json() as {
    campaign_id: number;
  };
  const data = { campaign_id, receiver_id: guest.id };
  const first = (await send("POST", "/api/campaigns/invite", data)).json() as { invite_id: number };
  const sent = { key: newKey(), data };
  expect((await call(site, token, "/api/campaigns/invite", sent)).status).toBe(409);
  await send("DELETE", `/api/invites/${first.invite_id}`);
  expect((await call(site, token, "/api/campaigns/invite", sent)).status).toBe(201);
});

test("a call that is sent again to another spelling of its address does nothing more", async ({
  cast,
  site,
}) => {
  const { character } = await build(cast);
  const { send, token } = cast.owner;
  await send("PUT", `/api/characters/${character}`, { character_max_HP: 30, character_current_HP: 30 });
  const escaped = String(character).replaceAll(/\d/g, (digit) => `%3${digit}`);
  const sent = { key: newKey(), data: { change: -7 } };
  for (const id of [character, escaped]) {
    const answer = await call(site, token, `/api/characters/${id}/hit-points`, sent);
    expect(answer.json()).toMatchObject({ character_current_HP: 23 });
  }
});

for (const [what, key] of [
  ["empty", ""],
  ["longer than 200", "k".repeat(201)],
  ["with a space", "one two"],
] as const)
  test(`a key that is ${what} is refused`, async ({ site }) => {
    const { send, token } = await join(site, "Maren");
    expect((await call(site, token, "/api/campaigns/create", { key, data: named })).status).toBe(400);
    expect(await campaignsOf(send)).toEqual([]);
  });

deployedTest("pictures of a call that is sent again are stored once", async ({ deployed }) => {
  const { baseURL, dataDir } = deployed;
  const { token } = await join(baseURL, "Maren");
  const pictures = () =>
    readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((file) =>
      /^images\/.*\.\w+$/.test(file),
    );
  const before = pictures().length;
  const form = () => {
    const data = new FormData();
    data.set("campaign_name", "Once");
    data.set("cover_img", new Blob([new Uint8Array(png(60, 40))], { type: "image/png" }), "a.png");
    return data;
  };
  const key = newKey();
  const send = () => call(baseURL, token, "/api/campaigns/create", { key, data: form() });
  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(pictures().length - before).toBe(1);
});
