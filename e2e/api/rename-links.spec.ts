import { expect } from "@playwright/test";
import pg from "pg";
import { type Player, test } from "../support/cast";
import { make } from "../support/make";
import { build } from "../support/world";

interface Found {
  kind: string;
  title: string;
}
const ask = (person: Player, campaign: number, query: Record<string, string | number>) => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return person.send("GET", `/api/campaigns/${campaign}/links?${asked}`);
};
const titles = async (person: Player, campaign: number, query: Record<string, string | number>) =>
  ((await ask(person, campaign, query)).json() as Found[]).map(({ kind, title }) => `${kind} ${title}`);
const rename = (person: Player, campaign: number, body: object) =>
  person.send("POST", `/api/campaigns/${campaign}/rename-links`, body);

const NONE_LEFT = { skipped: 0, reason: null };
const LANTERN = "Lantern of Ashm\u00e9re";
const LINK = "the [[lantern of ashmere]], which";

test("a new name is written in every text that linked, in one transaction", async ({ cast }) => {
  const {
    campaign: campaign_id = 0,
    character: character_id = 0,
    encounter: encounter_id = 0,
    race = 0,
  } = await build(cast);
  const { creator, owner } = cast;
  const { handout_id: id = 0 } = await make(creator, "handouts", { campaign_id, title: LANTERN });
  await make(creator, `handouts/${id}/open`, { for: "all" });
  const { note_id } = await make(creator, "dm-notes", {
    campaign_id,
    note_text: `${LINK} [[Lantern of Ashmere|handout ${id}]]`,
  });
  await make(creator, "encounter-inventory", {
    encounter_id,
    item_name: "Wick",
    item_effect: `Burns in ${LINK}`,
  });
  await owner.send("PUT", `/api/character-races/${race}`, { race_description: `They carry ${LINK}` });
  await creator.send("PUT", `/api/campaigns/${campaign_id}`, {
    setting: LINK,
    themes: ["[[Lantern of Ashmere]]", "Salt"],
    factions: [{ name: "Lamplighters", role: `Keep ${LINK}` }],
  });
  const { evening_id } = await make(creator, "evenings", { campaign_id });
  await creator.send("PUT", `/api/evenings/${evening_id}`, {
    threads: [{ text: `Who lit ${LINK}?`, done: 1 }],
  });
  await creator.send("POST", `/api/evenings/${evening_id}/sign`, { chapter: LINK });
  await make(owner, `evenings/${evening_id}/additions`, { text: `Mine: ${LINK}` });

  await creator.send("PUT", `/api/handouts/${id}`, { title: "Cold Lantern" });
  const from = LANTERN;
  // Nothing is written before it is asked for, and everything that will be is listed.
  const listed = await titles(creator, campaign_id, { kind: "handout", id, from });
  expect(listed).toHaveLength(7);
  expect(await titles(owner, campaign_id, { kind: "handout", id, from })).toEqual([
    "evening Evening 4",
    "character Ysolt",
  ]);
  expect((await rename(creator, campaign_id, { kind: "handout", id, from })).json()).toEqual({
    changed: 7,
    ...NONE_LEFT,
  });
  expect((await rename(creator, campaign_id, { kind: "handout", id, from })).json()).toEqual({
    changed: 0,
    ...NONE_LEFT,
  });
  expect(await titles(creator, campaign_id, { kind: "handout", id })).toEqual(listed);

  const note = (await creator.send("GET", `/api/dm-notes/${campaign_id}`)).json() as {
    note_id: number;
    note_text: string;
  }[];
  expect(note.find((one) => one.note_id === note_id)?.note_text).toBe(
    `the [[Cold Lantern]], which [[Cold Lantern|handout ${id}]]`,
  );
  const [book] = ((await creator.send("GET", "/api/campaigns/my")).json() as Record<string, string>[]).filter(
    (one) => Number(one["campaign_id"]) === campaign_id,
  );
  expect(book).toMatchObject({ setting: "the [[Cold Lantern]], which" });
  expect(JSON.parse(book?.["themes"] ?? "")).toEqual(["[[Cold Lantern]]", "Salt"]);
  const evening = (await owner.send("GET", `/api/evenings/id/${evening_id}`)).json();
  expect(evening).toMatchObject({
    chapter: "the [[Cold Lantern]], which",
    threads: [{ text: "Who lit the [[Cold Lantern]], which?", done: 1 }],
    additions: [{ text: "Mine: the [[Cold Lantern]], which" }],
  });
  const races = (await owner.send("GET", `/api/character-races/character/${character_id}`)).text;
  expect(races).toContain("They carry the [[Cold Lantern]], which");
});

test("players write new names in their own texts, and nowhere else", async ({ cast }) => {
  const { campaign: campaign_id = 0, character: id = 0 } = await build(cast);
  const { creator, owner, other, stranger } = cast;
  await make(owner, "character-inventory", {
    character_id: id,
    item_name: "Letter",
    item_description: "From [[Old Ysolt]]",
  });
  await make(creator, "dm-notes", { campaign_id, title: "Plans", note_text: "[[Old Ysolt]]" });
  const ask_ = { kind: "character", id, from: "Old Ysolt" };
  expect((await rename(other, campaign_id, ask_)).json()).toEqual({ changed: 0, ...NONE_LEFT });
  expect((await rename(owner, campaign_id, ask_)).json()).toEqual({ changed: 1, ...NONE_LEFT });
  expect(await titles(creator, campaign_id, { ...ask_ })).toEqual(["note Plans"]);
  expect((await rename(creator, campaign_id, ask_)).json()).toEqual({ changed: 1, ...NONE_LEFT });
  expect((await rename(stranger, campaign_id, ask_)).status).toBe(404);
  const { handout_id } = await make(creator, "handouts", { campaign_id, title: "Sealed" });
  expect((await rename(owner, campaign_id, { kind: "handout", id: handout_id, from: "x" })).status).toBe(404);
  for (const wrong of [{}, { ...ask_, from: "" }, { ...ask_, kind: "pin" }, { ...ask_, id: "x" }])
    expect((await rename(owner, campaign_id, wrong)).status).toBe(400);
});

test("what leads to another, what would grow too long, and a name that no link can have stay as they are", async ({
  cast,
}) => {
  const { campaign: campaign_id = 0 } = await build(cast);
  const { creator } = cast;
  const made = await make(creator, "handouts", { campaign_id, title: "A much longer name than before" });
  const { handout_id: id = 0 } = made;
  const long = `[[Crown]]${"a".repeat(4000 - 9)}`;
  const { evening_id } = await make(creator, "evenings", { campaign_id });
  await creator.send("POST", `/api/evenings/${evening_id}/sign`, { chapter: "Told." });
  await make(creator, `evenings/${evening_id}/additions`, { text: long });
  await make(creator, "dm-notes", { campaign_id, note_text: "[[Crown]]" });
  const other = await make(creator, "encounters", { campaign_id, encounter_name: "Crown" });
  const body = { kind: "handout", id, from: "Crown" };
  expect((await rename(creator, campaign_id, body)).json()).toEqual({ changed: 0, ...NONE_LEFT });
  await creator.send("DELETE", `/api/encounters/${other["encounter_id"]}`);
  await creator.send("PUT", `/api/handouts/${id}`, { title: "[Crown]" });
  expect((await rename(creator, campaign_id, body)).json()).toEqual({
    changed: 0,
    skipped: 2,
    reason: "No link can hold the new name: brackets, bars and line breaks end one",
  });
  await creator.send("PUT", `/api/handouts/${id}`, { title: "A much longer name than before" });
  expect((await rename(creator, campaign_id, body)).json()).toEqual({
    changed: 1,
    skipped: 1,
    reason: "They would be longer than a text of their kind may be",
  });
});

test("a change of a name says what it was before, and no other change does", async ({ cast }) => {
  const { campaign: campaign_id = 0, fight = 0, "character item": item = 0 } = await build(cast);
  const { creator } = cast;
  const { handout_id: id = 0 } = await make(creator, "handouts", { campaign_id, title: LANTERN });
  const before = async (path: string, body: object) =>
    (await creator.send("PUT", `/api/${path}`, body)).headers.get("renamed-from");
  expect(await before(`handouts/${id}`, { title: "Cold Lantern" })).toBe(encodeURIComponent(LANTERN));
  expect(await before(`handouts/${id}`, { title: "Cold Lantern", text: "Warm to her" })).toBeNull();
  expect(await before(`fights/${fight}`, { name: "At the bridge" })).not.toBeNull();
  expect(await before(`character-inventory/${item}`, { item_name: "Boat hook" })).not.toBeNull();
  expect(await before(`campaigns/${campaign_id}`, { campaign_name: "Salt" })).toBeNull();
});

const database = process.env["DATABASE_URL"];

// The embedded database has one connection: nothing there waits for a lock.
if (database)
  for (const { held, lock } of [
    // Who was there is written while its evening is held, and refers to the campaign.
    { held: "evenings", lock: "for key share" },
    // A handout that is opened and shown is held while the campaign's evening begins.
    { held: "handouts", lock: "for no key update" },
  ])
    test(`new names that wait for ${held} keep nobody who holds one of them from the campaign`, async ({
      cast,
    }) => {
      const { campaign: campaign_id = 0 } = await build(cast);
      const { creator } = cast;
      const { handout_id: id = 0 } = await make(creator, "handouts", {
        campaign_id,
        title: "Crown",
        text: "The [[Throne]]",
      });
      const { evening_id } = await make(creator, "evenings", { campaign_id });
      await creator.send("PUT", `/api/evenings/${evening_id}`, { chapter: "The [[Throne]]" });
      await creator.send("PUT", `/api/campaigns/${campaign_id}`, { setting: "The [[Throne]]" });
      const other = new pg.Client({ connectionString: database });
      await other.connect();
      try {
        await other.query("begin");
        await other.query(`select id from ${held} where campaign_id = $1 for update`, [campaign_id]);
        const renaming = rename(creator, campaign_id, { kind: "handout", id, from: "Throne" });
        const waiting = "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";
        await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
        await other.query(`select id from campaigns where id = $1 ${lock} nowait`, [campaign_id]);
        await other.query("commit");
        expect((await renaming).json()).toEqual({ changed: 3, ...NONE_LEFT });
      } finally {
        await other.end();
      }
    });
