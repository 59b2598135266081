import { expect } from "@playwright/test";
import { unpack } from "../support/archives";
import { bring, handoutsOf } from "../support/bring-notes";
import { type Player, test } from "../support/cast";
import { png } from "../support/images";
import { enlist, make, makeCampaign } from "../support/make";
import { verrinVault } from "../support/vaults";

const exported = async (site: string, { token }: Player, id: number, query = "") => {
  const answer = await fetch(`${site}/api/campaigns/${id}/export-markdown${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="The-Salt-Crown-notes.zip"');
  return unpack(Buffer.from(await answer.arrayBuffer()));
};

test("the book goes out as Markdown, to each what they see, and comes in again", async ({ cast, site }) => {
  const { creator, stranger } = cast;
  const id = await makeCampaign(creator, "The Salt Crown");
  await enlist(creator, id, stranger);
  await bring(creator, id, verrinVault(png()), { as: "handouts", take: "[0,1,2]" });
  await make(creator, "dm-notes", {
    campaign_id: id,
    title: "What now?",
    note_text: "See [[Places: Ashmere]].",
  });
  // Accents apart from their letters: its file is called by the same name.
  await make(creator, "dm-notes", {
    campaign_id: id,
    title: "Cafe\u0301",
    note_text: "It creaks.",
  });
  const kept = await handoutsOf(creator, id);
  const ashmere = kept.find(({ title }) => title === "Places: Ashmere")?.handout_id;
  await creator.send("POST", `/api/handouts/${ashmere}/open`, { for: "all" });
  const all = await exported(site, creator, id);
  const texts = [...all.keys()].filter((name) => name.endsWith(".md")).toSorted();
  expect(texts).toEqual([
    "Handouts/People/Old Verrin.md",
    "Handouts/Places/Ashmere.md",
    "Handouts/Places/The Toll Bridge.md",
    "Handouts/bridge.md",
    "Notes/Café.md",
    "Notes/What now.md",
  ]);
  expect(String(all.get("Notes/Café.md"))).toBe("It creaks.\n");
  expect(String(all.get("Notes/What now.md"))).toBe(
    '---\naliases: ["What now?"]\n---\n\nSee [[Handouts/Places/Ashmere|Places: Ashmere]].\n',
  );
  expect([...all.keys()].filter((name) => name.startsWith("pictures/"))).toHaveLength(3);

  const seen = await exported(site, stranger, id);
  expect([...seen.keys()]).toEqual(["pictures/1.webp", "Handouts/Places/Ashmere.md"]);
  expect(String(seen.get("Handouts/Places/Ashmere.md"))).toMatch(/^---\naliases: \["Places: Ashmere"\]/);
  // What the player gets of it through the dungeon master's eyes is the same.
  const mirrored = await creator.send("GET", `/api/campaigns/${id}/export-markdown?see_as=${stranger.id}`);
  expect(mirrored.text).not.toContain("What now");

  const other = await makeCampaign(creator, "Again");
  const files = Object.fromEntries(all);
  const { entries } = await bring(creator, other, files, { as: "handouts" });
  expect(entries.map(({ title }) => title).toSorted()).toEqual([
    "Handouts: People: Old Verrin",
    "Handouts: Places: Ashmere",
    "Handouts: Places: The Toll Bridge",
    "Handouts: bridge",
    "Notes: Café",
    "Notes: What now",
  ]);
});

test("what has a picture or a name alone goes out too, to each what they see", async ({ cast, site }) => {
  const { creator, owner } = cast;
  const form = (fields: Readonly<Record<string, string | number>>, ...pictures: string[]) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, String(value));
    for (const name of pictures) made.set(name, new Blob([new Uint8Array(png())]), "a.png");
    return made;
  };
  const { campaign_id = 0 } = await make(
    creator,
    "campaigns/create",
    form({ campaign_name: "The Salt Crown", setting: "The coast." }, "cover_img", "map_img"),
  );
  await enlist(creator, campaign_id, owner);
  const { character_id = 0 } = await make(owner, "characters", { campaign_id, character_name: "Ysolt" });
  const { encounter_id = 0 } = await make(creator, "encounters", { campaign_id, encounter_name: "Eel" });
  await make(owner, "character-inventory", form({ character_id, item_name: "Lantern" }, "item_image"));
  await make(creator, "encounter-inventory", form({ encounter_id, item_name: "Pearl" }, "item_image"));
  await make(owner, "character-spells", { character_id, spell_name: "Fog" });
  await make(creator, "evenings", { campaign_id, title: "Low water" });
  await make(creator, "fights", { campaign_id, name: "Ambush?" });
  const note_text = "[[Ambush?]] on [[Low water]], of the [[Setting]].";
  await make(creator, "dm-notes", { campaign_id, title: "Plan", note_text });

  const said = (files: Map<string, Uint8Array>, name: string) => String(files.get(`${name}.md`));
  const all = await exported(site, creator, campaign_id);
  expect([...all.keys()].toSorted()).toEqual([
    "Characters/Ysolt.md",
    "Encounters/Eel.md",
    "Evenings/Low water.md",
    "Fights/Ambush.md",
    "Items/Eel/Pearl.md",
    "Items/Ysolt/Lantern.md",
    "Notes/Plan.md",
    "Pages/Description.md",
    "Pages/Setting.md",
    "Spells/Ysolt/Fog.md",
    ...[1, 2, 3, 4].map((number) => `pictures/${number}.webp`),
  ]);
  expect(said(all, "Pages/Description")).toBe("![[pictures/1.webp]]\n");
  expect(said(all, "Pages/Setting")).toBe("![[pictures/2.webp]]\n\nThe coast.\n");
  expect(said(all, "Items/Eel/Pearl")).toMatch(/^!\[\[pictures\/[34]\.webp\]\]\n$/);
  // Where a link leads is a file, whatever that says.
  expect(said(all, "Notes/Plan")).toBe("[[Fights/Ambush|Ambush?]] on [[Low water]], of the [[Setting]].\n");
  expect(said(all, "Fights/Ambush")).toBe('---\naliases: ["Ambush?"]\n---\n');
  expect(said(all, "Evenings/Low water")).toBe("\n");
  const seen = await exported(site, owner, campaign_id);
  expect([...seen.keys()].filter((name) => /Eel|Pearl|Plan|Ambush|\/4/.test(name))).toEqual([]);
  expect(said(seen, "Evenings/Low water")).toBe("\n");
  expect(said(seen, "Items/Ysolt/Lantern")).toBe("![[pictures/3.webp]]\n");
});

test("an evening goes out as its page tells it to each, in order and with the names of who wrote", async ({
  cast,
  site,
}) => {
  const { creator, owner } = cast;
  const id = await makeCampaign(creator, "The Salt Crown");
  await enlist(creator, id, owner);
  const { character_id } = await make(owner, "characters", { campaign_id: id, character_name: "Ysolt" });
  const { evening_id } = await make(creator, "evenings", { campaign_id: id, title: "Low water" });
  await creator.send("POST", `/api/evenings/${evening_id}/sign`, {
    chapter: "They crossed, as long a way as it was.",
    threads: [
      { text: "Who paid?", done: 0 },
      { text: "Where is it?", done: 1 },
    ],
  });
  const add = (person: Player, body: object) => make(person, `evenings/${evening_id}/additions`, body);
  await add(owner, { text: "A much longer addition, and the first one of all.", character_id });
  await add(owner, { text: "Mine.", for: "me" });
  await add(owner, { text: "Yours.", for: "dm" });
  await add(creator, { text: "Last.", for: "table" });

  const beginning = [
    "They crossed, as long a way as it was.",
    "## Open threads",
    "- [ ] Who paid?\n- [x] Where is it?",
    "## In other hands",
    "**Ysolt, in Tobias\u2019s hand**:",
    "A much longer addition, and the first one of all.",
  ];
  const mine = ["**Tobias**, for your eyes alone:", "Mine."];
  const yours = ["**Tobias**, for the dungeon master:", "Yours."];
  const last = ["**Maren**:", "Last.\n"];
  const told = async (person: Player, query = "") =>
    String((await exported(site, person, id, query)).get("Evenings/Low water.md"));
  expect(await told(owner)).toBe([...beginning, ...mine, ...yours, ...last].join("\n\n"));
  const without = [...beginning, ...yours, ...last].join("\n\n");
  expect(await told(creator)).toBe(without);
  // Through the mirror a dungeon master reads what the player reads, but not what is for the player alone.
  expect(await told(creator, `?see_as=${owner.id}`)).toBe(without);
});
