// One file: each kind of entry, as the file of the same book holds it.
import { expect } from "@playwright/test";
import { type Content, download, recordsIn } from "../support/archives";
import { formOf } from "../support/campaign-file";
import { join, type Player, test } from "../support/cast";
import { bogLantern, creaturesForm, isolde } from "../support/creature-files";
import { enlist, make, makeCampaign } from "../support/make";
import { PASSWORD } from "../support/people";

interface Fight {
  version: number;
  combatants: { combatant_id: number; name: string }[];
}
interface Entry extends Content {
  kind: string;
  entry: Content;
  masked: Content | null;
}

const fileOf = async (site: string, person: Player, campaign: number) =>
  (await download(site, person, `/api/campaigns/${campaign}/export`)).content;
const journalIn = async (content: Buffer) => (await recordsIn(content))["journal"] as Entry[];

/** A book with a character of a player's, and what its journal holds since it was asked last. */
const open = async (site: string, master: Player, player: Player) => {
  const campaign = await makeCampaign(master, "The Salt Crown");
  await enlist(master, campaign, player);
  const { character_id: character = 0 } = await make(player, "characters", {
    campaign_id: campaign,
    character_name: "Ysolt",
    character_max_HP: 9,
    character_current_HP: 9,
  });
  let known = 0;
  const since = async (): Promise<Entry[]> => {
    const all = await journalIn(await fileOf(site, master, campaign));
    const [before, now] = [known, all.length];
    known = now;
    return all.slice(before);
  };
  return { campaign, character, since };
};

/** A running fight with the character, a goblin, somebody hidden and somebody without a name. */
const fightIn = async (master: Player, campaign: number, character: number) => {
  const { fight_id = 0 } = await make(master, "fights", { campaign_id: campaign, name: "The bridge" });
  let fight = { version: 1, combatants: [] } as Fight;
  const send = async (path: "acts" | "undo", body: object) => {
    const answer = await master.send("POST", `/api/fights/${fight_id}/${path}`, {
      version: fight.version,
      ...body,
    });
    expect(answer.status, answer.text).toBe(200);
    fight = answer.json() as Fight;
  };
  const act = (what: object) => send("acts", { act: what });
  const id = (name: string) => fight.combatants.find((one) => one.name === name)?.combatant_id ?? 0;
  const others = (...names: string[]) => names.map((name) => ({ name, max_HP: 5 }));
  await act({ type: "add", characters: [character], others: others("Goblin", "Count Aurel") });
  await act({ type: "add", others: others("Hollow Spy"), hidden: 1 });
  await act({ type: "unname", targets: [id("Count Aurel")] });
  await act({ type: "start" });
  const hit = (target: string, by: string) =>
    act({ type: "damage", targets: [id(target)], amount: 9, by: id(by) });
  return { act, hit, id, undo: () => send("undo", {}) };
};

test("the journal of a book holds what happened, with names as each audience saw them", async ({
  cast,
  site,
}) => {
  const { creator, owner } = cast;
  const { campaign, character, since } = await open(site, creator, owner);
  expect(await since()).toMatchObject([
    { kind: "join", entry: {}, person: "Tobias", audience: "members" },
    { kind: "character", entry: { name: "Ysolt" } },
  ]);
  await make(owner, `characters/${character}/duplicate`, { count: 2 });
  expect(await since()).toMatchObject([
    { kind: "character", entry: { name: "Ysolt 2" } },
    { kind: "character", entry: { name: "Ysolt 3" } },
  ]);

  const { act, hit, id, undo } = await fightIn(creator, campaign, character);
  await hit("Ysolt", "Hollow Spy");
  await act({ type: "heal", targets: [id("Ysolt")], amount: 2 });
  await hit("Goblin", "Ysolt");
  await hit("Count Aurel", "Ysolt");
  await hit("Hollow Spy", "Goblin");
  await act({ type: "end" });
  expect(await since()).toMatchObject([
    {
      kind: "fall",
      entry: { name: "Ysolt", by: "Hollow Spy" },
      masked: { name: "Ysolt", by: null },
      audience: "members",
    },
    { kind: "rise", entry: { name: "Ysolt" }, masked: null },
    {
      kind: "fight",
      entry: {
        name: "The bridge",
        fallen: expect.arrayContaining(["Goblin", "Count Aurel", "Hollow Spy"]) as unknown,
        lastBlow: { by: "Goblin", on: "Hollow Spy" },
      },
      masked: { name: "The bridge", fallen: ["Goblin", "Something in the dark"], lastBlow: null },
    },
  ]);
  // What players are told names nobody who was hidden from them or had no name.
  const file = await journalIn(await fileOf(site, creator, campaign));
  expect(JSON.stringify(file.map(({ entry, masked }) => masked ?? entry))).not.toMatch(/Hollow Spy|Aurel/);

  await undo();
  expect(await journalIn(await fileOf(site, creator, campaign))).toEqual(file.slice(0, -1));
});

test("a natural 20 or 1 of initiative is remembered, and goes with the act", async ({ cast, site }) => {
  const { creator, owner } = cast;
  const { campaign, character, since } = await open(site, creator, owner);
  const { act, id, undo } = await fightIn(creator, campaign, character);
  await since();
  const roll = [id("Ysolt"), id("Goblin"), id("Hollow Spy")];
  const fallen = async () => {
    const { json } = await owner.send("GET", `/api/campaigns/${campaign}/rolls`);
    const [newest] = json() as { dice: string; for: string }[];
    return (JSON.parse(newest?.dice ?? "[]") as { result: number }[])[0]?.result ?? 0;
  };
  // One in ten throws is either.
  for (let tries = 0; tries < 200; tries += 1) {
    await act({ type: "initiative", roll });
    if ([1, 20].includes(await fallen())) break;
  }
  const natural = await fallen();
  const told = await since();
  expect(told).toMatchObject([
    { kind: "roll", entry: { by: "Ysolt", label: "Initiative", natural }, person: null, audience: "members" },
  ]);
  await undo();
  expect(
    (await journalIn(await fileOf(site, creator, campaign))).filter(({ kind }) => kind === "roll"),
  ).toEqual([]);
});

test("a sheet, a handout, a page, an item, a rest and a natural 20 are remembered, and nothing that is not the table's", async ({
  cast,
  site,
}) => {
  const { creator, owner, other } = cast;
  const { campaign, character, since } = await open(site, creator, owner);
  await enlist(creator, campaign, other);
  const { character_id: second = 0 } = await make(other, "characters", {
    campaign_id: campaign,
    character_name: "Maren Holt",
  });
  await since();
  const sent = async (person: Player, method: "POST" | "PUT", address: string, body: object) =>
    expect((await person.send(method, `/api/${address}`, body)).status).toBeLessThan(300);

  await sent(owner, "POST", `characters/${character}/hit-points`, { change: -9 });
  await sent(owner, "POST", `characters/${character}/hit-points`, { change: -1 });
  await sent(creator, "POST", `campaigns/${campaign}/rest`, { kind: "long" });
  await sent(owner, "PUT", `characters/${character}`, { character_level: 4, character_description: "Older" });
  await sent(owner, "PUT", `characters/${character}`, { character_level: 4 });
  expect(await since()).toMatchObject([
    { kind: "fall", entry: { name: "Ysolt", by: null } },
    { kind: "rest", entry: { kind: "long" } },
    { kind: "rise", entry: { name: "Ysolt" } },
    { kind: "level", entry: { name: "Ysolt", level: 4 } },
  ]);

  const handout = { campaign_id: campaign, title: "A letter" };
  const { handout_id = 0 } = await make(creator, "handouts", handout);
  await sent(creator, "POST", `handouts/${handout_id}/open`, { for: [owner.id] });
  await sent(creator, "POST", `handouts/${handout_id}/open`, { for: [owner.id] });
  await sent(creator, "POST", `handouts/${handout_id}/open`, { for: "all", show: 1 });
  await sent(creator, "POST", `campaigns/${campaign}/shown`, { place: "map" });
  const { character_inventory_id = 0 } = await make(owner, "character-inventory", {
    character_id: character,
    item_name: "Lantern",
  });
  await sent(owner, "POST", `character-inventory/${character_inventory_id}/give`, { character_id: second });
  expect(await since()).toMatchObject([
    { kind: "seal", entry: { title: "A letter", isForAll: false }, audience: "managers" },
    { kind: "seal", entry: { title: "A letter", isForAll: true }, audience: "members" },
    { kind: "shown", entry: { place: "handout", title: "A letter" } },
    { kind: "shown", entry: { place: "map", title: null } },
    { kind: "gift", entry: { item: "Lantern", from: "Ysolt", to: "Maren Holt" } },
  ]);
  // Of what comes in from a file who joins the party; a monster is the dungeon master's.
  await sent(creator, "POST", "encounters/import", creaturesForm(campaign, [bogLantern, isolde]));
  expect(await since()).toMatchObject([
    { kind: "character", entry: { name: "Isolde" }, audience: "members" },
  ]);

  const roll = { dice: { d20: 1 }, typed: [20], label: "Stealth" };
  const rolls = `campaigns/${campaign}/rolls`;
  await sent(owner, "POST", rolls, { ...roll, character_id: character });
  await sent(creator, "POST", rolls, { ...roll, typed: [1], label: "" });
  await sent(owner, "POST", rolls, { ...roll, for: "me" });
  await sent(owner, "POST", rolls, { ...roll, for: "dm" });
  await sent(owner, "POST", rolls, { ...roll, typed: [19] });
  expect(await since()).toMatchObject([
    { kind: "roll", entry: { by: "Ysolt", label: "Stealth", natural: 20, total: 20 }, person: null },
    { kind: "roll", entry: { by: null, natural: 1 }, person: "Maren" },
  ]);
  // A refused call leaves nothing.
  expect((await other.send("POST", `/api/characters/${character}/hit-points`, { change: -9 })).status).toBe(
    403,
  );
  expect(await since()).toEqual([]);
});

test("who gets up by a rest is remembered, and neither falls nor got up where the rest is taken back", async ({
  cast,
  site,
}) => {
  const { creator, owner } = cast;
  const { campaign, character, since } = await open(site, creator, owner);
  const { character_id: standing } = await make(owner, "characters", {
    campaign_id: campaign,
    character_name: "Holt",
    character_max_HP: 9,
    character_current_HP: 4,
  });
  await since();
  const change = (id: number | undefined, body: object, by = owner) =>
    make(by, `characters/${id}/hit-points`, body);
  await change(character, { change: -9 });
  await make(owner, `characters/${character}/rest`, { kind: "short" });
  await make(owner, `characters/${character}/rest`, { kind: "long" });
  const [fall, rise] = [
    { kind: "fall", entry: { name: "Ysolt" } },
    { kind: "rise", entry: { name: "Ysolt" } },
  ];
  expect(await since()).toMatchObject([fall, rise]);

  await change(character, { change: -9 });
  await make(creator, `campaigns/${campaign}/rest`, { kind: "long" });
  const rest = { kind: "rest", entry: { kind: "long" } };
  expect(await since()).toMatchObject([fall, rest, rise]);
  await change(character, { change: -9, undo: 1 }, creator);
  await change(standing, { change: -5, undo: 0 });
  const all = await journalIn(await fileOf(site, creator, campaign));
  expect(all.slice(-2)).toMatchObject([fall, rest]);
  // Who stands all the same did get up.
  await change(character, { change: 9 });
  await change(character, { change: -3, undo: 1 });
  const later = await journalIn(await fileOf(site, creator, campaign));
  expect(later.slice(all.length)).toMatchObject([rise]);
  // Nobody takes back a fall where no getting up was told before it.
  await change(standing, { change: -4, undo: 1 });
  const last = await journalIn(await fileOf(site, creator, campaign));
  expect(last.slice(later.length)).toMatchObject([{ kind: "fall", entry: { name: "Holt" } }]);
  await since();
  // A player takes back what they made happen, and nothing that somebody else did to a character of that name.
  await change(character, { change: -9 });
  await change(character, { change: 9 }, creator);
  await change(character, { change: -9, undo: 1 });
  await change(character, { change: 9 });
  await change(character, { change: -9, undo: 1 });
  expect(await since()).toMatchObject([fall, rise, fall]);
});

test("the journal goes along with the book's file, and a person's name goes with the account", async ({
  cast,
  site,
}) => {
  const { creator, stranger } = cast;
  const brief = await join(site, "Brief");
  const { campaign } = await open(site, creator, brief);
  const content = await fileOf(site, creator, campaign);
  const before = await journalIn(content);
  const brought = await stranger.send("POST", "/api/campaigns/import", formOf(content));
  const { campaign_id: copy } = brought.json() as { campaign_id: number };
  expect(await journalIn(await fileOf(site, stranger, copy))).toEqual(before);

  const own = await download(site, brief, "/api/users/me/export");
  const data = await recordsIn(own.content, "data.json");
  expect(data["journal"]).toMatchObject([
    { campaign: "The Salt Crown", kind: "join", person: "Brief" },
    { campaign: "The Salt Crown", kind: "character", entry: { name: "Ysolt" } },
  ]);
  expect((await brief.send("DELETE", "/api/users/me", { password: PASSWORD })).status).toBe(200);
  const [joined] = await journalIn(await fileOf(site, creator, campaign));
  expect(joined).toMatchObject({ kind: "join", person: null });
});
