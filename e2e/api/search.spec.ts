import { expect } from "@playwright/test";
import { type Player, test } from "../support/cast";
import { make } from "../support/make";
import { build } from "../support/world";

interface Found {
  kind: string;
  id: number;
  title: string;
  excerpt: string;
  of: { kind: string; title: string } | null;
}
interface Fight {
  fight_id: number;
  version: number;
  state: string;
  combatants: { combatant_id: number; name: string }[];
}
const ask = (person: Player, campaign: number, query: string) =>
  person.send("GET", `/api/campaigns/${campaign}/search?${new URLSearchParams({ q: query })}`);
const find = async (person: Player, campaign: number, query: string) =>
  (await ask(person, campaign, query)).json() as Found[];
const titles = async (person: Player, campaign: number, query: string) =>
  (await find(person, campaign, query)).map(({ kind, title }) => `${kind} ${title}`);

test("names come before texts, by any part of a word, accents, case and a typo aside", async ({ cast }) => {
  const { campaign: campaign_id = 0, character: character_id = 0 } = await build(cast);
  const { creator, owner } = cast;
  await make(creator, "dm-notes", { campaign_id, title: "Beacon", note_text: "Of no use here." });
  await make(creator, "dm-notes", { campaign_id, title: "Beacon street", note_text: "" });
  await make(creator, "dm-notes", { campaign_id, title: "The old beacon", note_text: "" });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Lamp",
    note_text: "He lit the B\u00e9acons one by one.",
  });
  await make(owner, "character-inventory", { character_id, item_name: "Moonbeacon" });
  expect(await titles(creator, campaign_id, "BEACON")).toEqual([
    "note Beacon",
    "note Beacon street",
    "note The old beacon",
    "item Moonbeacon",
    "note Lamp",
  ]);
  expect((await titles(creator, campaign_id, "becon"))[0]).toBe("note Beacon");
  expect((await titles(creator, campaign_id, "baecon"))[0]).toBe("note Beacon");
  expect(await titles(owner, campaign_id, "eacon")).toEqual(["item Moonbeacon"]);
  const [item] = await find(owner, campaign_id, "moonbeacon");
  expect(item?.of).toMatchObject({ kind: "character", title: "Ysolt" });
  const hits = await find(creator, campaign_id, "one by one");
  expect(hits[0]?.excerpt).toContain("one by one");
});

test("what one may not see is found as nonsense is", async ({ cast }) => {
  const { campaign: campaign_id = 0, encounter: encounter_id = 0 } = await build(cast);
  const { creator, owner, other } = cast;
  const secret = "Zzyqvorx";
  await make(creator, "dm-notes", { campaign_id, title: secret, note_text: secret });
  await make(creator, "encounters", { campaign_id, encounter_name: secret });
  await make(creator, "encounter-spells", { encounter_id, spell_name: secret, spell_description: secret });
  await make(creator, "handouts", { campaign_id, title: secret, text: secret });
  const { handout_id } = await make(creator, "handouts", {
    campaign_id,
    title: `${secret} two`,
    text: secret,
  });
  await make(creator, `handouts/${handout_id}/open`, { for: [other.id] });
  const { fight_id } = await make(creator, "fights", { campaign_id, name: secret });
  await make(creator, `fights/${fight_id}/acts`, {
    version: 1,
    act: { type: "add", others: [{ name: secret }] },
  });
  // In the one that players see somebody is hidden, and of somebody they don't know the name.
  const fights = (await creator.send("GET", `/api/fights/${campaign_id}`)).json() as Fight[];
  let seenFight = fights.find(({ state }) => state === "running");
  const act = async (done: object) => {
    const path = `fights/${seenFight?.fight_id}/acts`;
    seenFight = (await make(creator, path, { version: seenFight?.version, act: done })) as unknown as Fight;
  };
  await act({ type: "add", others: [{ name: `${secret} lurks`, initiative: 3 }], hidden: 1 });
  await act({ type: "add", others: [{ name: secret, initiative: 2 }] });
  const unnamed = seenFight?.combatants.find(({ name }) => name === secret)?.combatant_id;
  await act({ type: "unname", targets: [unnamed] });
  const { evening_id } = await make(creator, "evenings", { campaign_id, title: "Evening one" });
  await creator.send("PUT", `/api/evenings/${evening_id}`, {
    chapter: secret,
    threads: [{ text: secret, done: 0 }],
  });
  expect((await find(creator, campaign_id, secret)).length).toBeGreaterThan(6);
  for (const query of [secret, secret.toLowerCase(), "zzyqvor", "Zzyqvorks"]) {
    const [asked, nonsense] = [
      await ask(owner, campaign_id, query),
      await ask(owner, campaign_id, "Qqwjhtyk"),
    ];
    expect([asked.status, asked.text]).toEqual([200, nonsense.text]);
    expect(asked.text).toBe("[]");
    const names = await owner.send("GET", `/api/campaigns/${campaign_id}/names?exact=${query}&exact=x`);
    expect(names.text).toBe("[]");
    const all = await owner.send("GET", `/api/search?q=${query}`);
    expect(all.text).toBe("[]");
    const seen = await creator.send(
      "GET",
      `/api/campaigns/${campaign_id}/search?q=${query}&see_as=${owner.id}`,
    );
    expect(seen.text).toBe("[]");
  }
  expect(await titles(other, campaign_id, secret)).toEqual([`handout ${secret} two`]);
});

test("bad queries are refused, signs are letters, and all books are searched at once", async ({ cast }) => {
  const { campaign: campaign_id = 0 } = await build(cast);
  const { creator } = cast;
  const statusOf = async (query: string) =>
    (await creator.send("GET", `/api/campaigns/${campaign_id}/search?${query}`)).status;
  expect([
    await statusOf(""),
    await statusOf("q=%20"),
    await statusOf(`q=${"a".repeat(101)}`),
    await statusOf("q=a&limit=51"),
    await statusOf("q=a&limit=0"),
    await statusOf("q=a&kind=dragon"),
    await statusOf(`q=${"a".repeat(100)}`),
  ]).toEqual([400, 400, 400, 400, 400, 400, 200]);
  const refused = async (query: string) =>
    (await creator.send("GET", `/api/campaigns/${campaign_id}/names?${query}`)).json();
  // A name that no row can have is refused wherever it stands among them.
  const fields = { exact: "Text may not contain NUL characters or broken unicode" };
  expect(await refused("exact=%00a&exact=x")).toMatchObject({ fields });
  expect(await refused("exact=x&exact=%00a")).toMatchObject({ fields });
  await make(creator, "dm-notes", { campaign_id, title: "100% of it", note_text: "" });
  await make(creator, "dm-notes", { campaign_id, title: "1000 of it", note_text: "" });
  expect(await titles(creator, campaign_id, "100%")).toEqual(["note 100% of it"]);
  expect(await titles(creator, campaign_id, "'\\_")).toEqual([]);
  // An accent alone is a letter of nothing; an emoji counts once, and is found whole.
  expect(await titles(creator, campaign_id, "\u0301")).toEqual([]);
  expect([
    await statusOf(`q=${encodeURIComponent("\u{1f525}".repeat(100))}`),
    await statusOf(`q=${encodeURIComponent("\u{1f525}".repeat(101))}`),
  ]).toEqual([200, 400]);
  const flames = "\u{1f525}".repeat(200);
  await make(creator, "dm-notes", { campaign_id, title: "Ashes", note_text: `${flames}qomber${flames}` });
  const [ashes] = await find(creator, campaign_id, "qomber");
  expect(ashes?.excerpt).toMatch(/^\u2026\u{1f525}+qomber\u{1f525}+\u2026$/u);
  const all = (await creator.send("GET", "/api/search?q=100%25")).json() as { campaign_id: number }[];
  expect(all.map((hit) => hit.campaign_id)).toContain(campaign_id);
  const names = await creator.send("GET", `/api/campaigns/${campaign_id}/names?q=1000`);
  expect(names.json()).toEqual([{ title: "1000 of it", kind: "note", id: expect.any(Number) }]);
  const none = await creator.send("GET", `/api/campaigns/${campaign_id}/names`);
  expect(none.status).toBe(400);
});

test("of 500 secrets a player is told nothing, and what they keep for themselves only they find", async ({
  cast,
}) => {
  const { campaign: campaign_id = 0, "told evening": evening = 0 } = await build(cast);
  const { creator, owner, other } = cast;
  const secretOf = (number: number) => `Zq${(number * 7919 + 100_003).toString(36)}vorx`;
  const kinds = ["dm-notes", "encounters", "handouts", "fights"] as const;
  const fields = (secret: string) => ({
    campaign_id,
    title: secret,
    name: secret,
    note_text: secret,
    text: secret,
    encounter_name: secret,
  });
  const numbers = Array.from({ length: 500 }, (_, number) => number);
  const each = async (work: (number: number) => Promise<void>) => {
    const waiting = [...numbers];
    const one = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
    };
    await Promise.all(Array.from({ length: 8 }, one));
  };
  await each(async (number) => {
    await make(creator, kinds[number % kinds.length] ?? "handouts", fields(secretOf(number)));
  });
  const nonsense = await ask(owner, campaign_id, "Qqwjhtykvorq");
  expect([nonsense.status, nonsense.text]).toEqual([200, "[]"]);
  const told: string[] = [];
  await each(async (number) => {
    const asked = await ask(number % 2 === 0 ? owner : other, campaign_id, secretOf(number));
    if (asked.status !== 200 || asked.text !== nonsense.text) told.push(asked.text);
  });
  expect(told).toEqual([]);
  expect(await find(creator, campaign_id, secretOf(7))).not.toEqual([]);

  const own = "Xyvomarble";
  await make(owner, `evenings/${evening}/additions`, { text: `My own ${own}`, for: "me" });
  expect((await find(owner, campaign_id, own)).map(({ kind, id }) => [kind, id])).toEqual([
    ["evening", evening],
  ]);
  const all = await owner.send("GET", `/api/search?q=${own}`);
  expect(all.json()).toHaveLength(1);
  for (const person of [creator, other]) expect(await find(person, campaign_id, own)).toEqual([]);
  const seen = await creator.send("GET", `/api/campaigns/${campaign_id}/search?q=${own}&see_as=${owner.id}`);
  expect(seen.text).toBe("[]");
});
