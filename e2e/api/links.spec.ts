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
const ask = (person: Player, campaign: number, query: Record<string, string | number>) => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return person.send("GET", `/api/campaigns/${campaign}/links?${asked}`);
};
const titles = async (person: Player, campaign: number, query: Record<string, string | number>) =>
  ((await ask(person, campaign, query)).json() as Found[]).map(({ kind, title }) => `${kind} ${title}`);
const LANTERN = "Lantern of Ashm\u00e9re";
const LINK = "the [[lantern of ashmere]], which";

test("what links to something is read by each as far as they see it", async ({ cast }) => {
  const {
    campaign: campaign_id = 0,
    character: character_id = 0,
    encounter: encounter_id = 0,
  } = await build(cast);
  const { creator, owner, other } = cast;
  const { handout_id: id = 0 } = await make(creator, "handouts", { campaign_id, title: LANTERN });
  await make(creator, `handouts/${id}/open`, { for: [owner.id] });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Plans",
    note_text: `First.\nGive ${LINK} is cold.\nThen.`,
  });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Others",
    note_text: "[[Lantern]], Lantern of Ashmere",
  });
  await make(creator, "encounter-spells", {
    encounter_id,
    spell_name: "Gleam",
    spell_effects: [`Lights ${LINK}`],
  });
  await make(owner, "character-inventory", {
    character_id,
    item_name: "Hook",
    item_description: `For ${LINK}`,
  });
  await creator.send("PUT", `/api/campaigns/${campaign_id}`, {
    setting: `[[ ${LANTERN} ]] hangs there.`,
    description: "Read the [[Setting]] first.",
  });
  const { evening_id } = await make(creator, "evenings", { campaign_id, title: "Evening one" });
  await creator.send("PUT", `/api/evenings/${evening_id}`, { chapter: `They saw ${LINK}` });

  const asked = { kind: "handout", id };
  expect(await titles(creator, campaign_id, asked)).toEqual([
    "evening Evening one",
    "spell Gleam",
    "item Hook",
    "note Plans",
    "page Setting",
  ]);
  expect(await titles(owner, campaign_id, asked)).toEqual(["item Hook", "page Setting"]);
  const [hook] = (await ask(owner, campaign_id, asked)).json() as Found[];
  expect(hook).toMatchObject({ excerpt: "For the lantern of ashmere, which", of: { kind: "character" } });
  // Who may not see it is answered as for what isn't there.
  const hidden = await ask(other, campaign_id, asked);
  const nowhere = await ask(other, campaign_id, { kind: "handout", id: 2_000_000_000 });
  expect([hidden.status, hidden.text]).toEqual([404, nowhere.text]);
  const seen = await creator.send(
    "GET",
    `/api/campaigns/${campaign_id}/links?kind=handout&id=${id}&see_as=${owner.id}`,
  );
  expect(seen.text).toBe((await ask(owner, campaign_id, asked)).text);

  const page = { kind: "page", id: campaign_id };
  expect(await titles(owner, campaign_id, page)).toEqual(["page Description"]);
  expect(await titles(owner, campaign_id, { ...page, title: "Themes" })).toEqual([]);
  const wrong = [{}, { kind: "dragon", id: 1 }, { kind: "note" }, { kind: "note", id: "x" }] as Record<
    string,
    string
  >[];
  for (const query of wrong) expect((await ask(owner, campaign_id, query)).status).toBe(400);
  expect((await ask(owner, campaign_id, { kind: "pin", id: 1 })).status).toBe(400);
});

test("of several that have a name the one that is meant is linked to", async ({ cast }) => {
  const { campaign: campaign_id = 0 } = await build(cast);
  const { creator } = cast;
  const { handout_id = 0 } = await make(creator, "handouts", { campaign_id, title: "Crown" });
  const { encounter_id = 0 } = await make(creator, "encounters", { campaign_id, encounter_name: "Crown" });
  await make(creator, "dm-notes", { campaign_id, title: "Plain", note_text: "[[Crown]]" });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Meant",
    note_text: `[[crown|handout ${handout_id}]]`,
  });
  expect(await titles(creator, campaign_id, { kind: "handout", id: handout_id })).toEqual(["note Meant"]);
  expect(await titles(creator, campaign_id, { kind: "encounter", id: encounter_id })).toEqual(["note Plain"]);
});

test("what one wrote for oneself alone links too, for oneself, and a long list is answered in parts", async ({
  cast,
}) => {
  const { campaign: campaign_id = 0, "told evening": evening = 0 } = await build(cast);
  const { creator, owner } = cast;
  const { handout_id: id = 0 } = await make(creator, "handouts", { campaign_id, title: LANTERN });
  await make(creator, `handouts/${id}/open`, { for: "all" });
  await make(owner, `evenings/${evening}/additions`, { text: `Mine: ${LINK}`, for: "me" });
  const asked = { kind: "handout", id };
  expect(await titles(owner, campaign_id, asked)).toHaveLength(1);
  expect(await titles(creator, campaign_id, asked)).toEqual([]);
  expect(await titles(creator, campaign_id, { ...asked, see_as: owner.id })).toEqual([]);
  // Nor by the name before, after which the texts are read that the author may change.
  await creator.send("PUT", `/api/handouts/${id}`, { title: "Lamp" });
  const before = { ...asked, from: LANTERN };
  expect(await titles(owner, campaign_id, before)).toHaveLength(1);
  expect(await titles(creator, campaign_id, { ...before, see_as: owner.id })).toEqual([]);
  await creator.send("PUT", `/api/handouts/${id}`, { title: LANTERN });

  await Promise.all(
    ["A", "B", "C"].map((title) => make(creator, "dm-notes", { campaign_id, title, note_text: LINK })),
  );
  const first = await ask(creator, campaign_id, { ...asked, limit: 2 });
  expect((first.json() as Found[]).map(({ title }) => title)).toEqual(["A", "B"]);
  const next = /^<(?<path>[^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.groups?.["path"] ?? "";
  const second = await creator.send("GET", next);
  expect((second.json() as Found[]).map(({ title }) => title)).toEqual(["C"]);
  expect(second.headers.get("link")).toBeNull();
  for (const limit of ["0", "1001", "x"])
    expect((await ask(creator, campaign_id, { ...asked, limit })).status).toBe(400);
});
