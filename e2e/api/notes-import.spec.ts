import { expect } from "@playwright/test";
import { bring, handoutsOf, notesOf } from "../support/bring-notes";
import { test } from "../support/cast";
import { png } from "../support/images";
import { enlist, make, makeCampaign } from "../support/make";
import { verrinVault } from "../support/vaults";

test("a vault is read first, and nothing of it is written", async ({ cast: { creator } }) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  const report = await bring(
    creator,
    id,
    verrinVault(png()),
    { as: "handouts", dry_run: "1" },
    { status: 200 },
  );
  expect(report).toEqual({
    entries: [
      { position: 0, title: "Places: The Toll Bridge", left_out: [], pictures: 1, links: 2, plain_links: [] },
      {
        position: 1,
        title: "Places: Ashmere",
        left_out: ["One picture left out: it is an address, and nothing is fetched."],
        pictures: 2,
        links: 1,
        plain_links: ["Salt Pans"],
      },
      {
        position: 2,
        title: "People: Old Verrin",
        left_out: ["Its front matter becomes the first lines of the text.", "A table becomes lines."],
        pictures: 0,
        links: 0,
        plain_links: [],
      },
      { position: 3, title: "Templates: Evening", left_out: [], pictures: 0, links: 0, plain_links: [] },
    ],
    refused: [
      { position: 4, name: "The conspiracy", reason: "A canvas is no text." },
      { position: 5, name: "Art: alone", reason: "No text of the file shows it." },
    ],
  });
  expect(await handoutsOf(creator, id)).toEqual([]);
  expect(await notesOf(creator, id)).toEqual([]);
  const pans = { campaign_id: id, title: "Salt Pans", note_text: "" };
  await creator.send("POST", "/api/dm-notes", pans);
  const again = await bring(creator, id, verrinVault(png()), { dry_run: "true" }, { status: 200 });
  expect(again.entries[1]?.plain_links).toEqual([]);
});

test("a vault becomes sealed handouts, their first pictures on them and further ones beside them", async ({
  cast,
}) => {
  const { creator, stranger } = cast;
  const id = await makeCampaign(creator, "The Salt Crown");
  await enlist(creator, id, stranger);
  const { made, entries } = await bring(creator, id, verrinVault(png()), { as: "handouts", take: "[0,1,2]" });
  expect(entries.map(({ position }) => position)).toEqual([0, 1, 2]);
  const handouts = await handoutsOf(creator, id);
  expect(handouts.map(({ title }) => title)).toEqual([
    "People: Old Verrin",
    "Places: Ashmere",
    "Places: The Toll Bridge",
    "bridge",
  ]);
  expect(handouts.map(({ sealed, image }) => [sealed, Boolean(image)])).toEqual([
    [1, false],
    [1, true],
    [1, true],
    [1, true],
  ]);
  expect(new Set(handouts.map(({ image }) => image)).size).toBe(4);
  expect(handouts.map(({ text }) => text)).toEqual([
    "tags: salt, old\n\nWhat | Price\nSalt | 2 sp",
    "The harbour\n[[bridge]]\n\nLow tide\nMind the [[Salt Pans]].\n\n☐ pay\n☑ leave",
    "It leads to [[Places: Ashmere|the town]]. Ask [[People: Old Verrin|Old Verrin]].",
    "",
  ]);
  expect(made).toHaveLength(4);
  expect(new Set(made?.map((one) => one.id))).toEqual(new Set(handouts.map((one) => one.handout_id)));
  expect(await handoutsOf(stranger, id)).toEqual([]);
});

test("a vault becomes notes, and its pictures sealed handouts that they link to", async ({
  cast: { creator },
}) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  const { made } = await bring(creator, id, verrinVault(png()));
  expect(made?.map(({ kind }) => kind).toSorted()).toEqual([
    "handout",
    "handout",
    "note",
    "note",
    "note",
    "note",
  ]);
  const notes = await notesOf(creator, id);
  expect(notes.map(({ title }) => title)).toEqual([
    "People: Old Verrin",
    "Places: Ashmere",
    "Places: The Toll Bridge",
    "Templates: Evening",
  ]);
  expect(notes[2]?.note_text).toMatch(/^\[\[bridge\]\]\nIt leads to /);
  expect((await handoutsOf(creator, id)).map(({ title, sealed }) => [title, sealed])).toEqual([
    ["bridge", 1],
    ["harbour", 1],
  ]);
});

test("a single file is enough, as editors on Windows write it too", async ({ cast: { creator } }) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  await bring(creator, id, Buffer.from("\uFEFFThe salt\r\nis short."), {}, { name: "Rumours.md" });
  const utf16 = Buffer.from("\uFEFFÜber Salz", "utf16le");
  await bring(creator, id, utf16, {}, { name: "Gerüchte.MD" });
  expect((await notesOf(creator, id)).map(({ title, note_text }) => [title, note_text])).toEqual([
    ["Rumours", "The salt\nis short."],
    ["Gerüchte", "Über Salz"],
  ]);
});

test("what comes in together leads to one another, whatever else of the book is called so", async ({
  cast: { creator },
}) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  await make(creator, "encounters", { campaign_id: id, encounter_name: "Rumours" });
  await make(creator, "dm-notes", { campaign_id: id, title: "Verrin", note_text: "" });
  await make(creator, "handouts", { campaign_id: id, title: "bridge" });
  const { made } = await bring(creator, id, {
    "Verrin.md":
      "He knows [[Rumours]], [[Rumours|what is said]] and [[Ashmere|handout 12]].\n![[bridge.png]]",
    "Rumours.md": "Of [[verrin]] and [[Nobody|handout 3]].",
    "Ashmere.md": "No other has its name: [[Ashmere]].",
    "bridge.png": png(),
  });
  const idOf = (position: number, kind = "note") =>
    made?.find((one) => one.position === position && one.kind === kind)?.id ?? 0;
  const texts = new Map((await notesOf(creator, id)).map(({ note_text, title }) => [title, note_text]));
  const rumours = `[[Rumours|note ${idOf(1)}]]`;
  expect(Object.fromEntries(texts)).toEqual({
    Verrin: `He knows ${rumours}, what is said (${rumours}) and [[Ashmere]].\n[[bridge|handout ${idOf(0, "handout")}]]`,
    Rumours: `Of verrin ([[Verrin|note ${idOf(0)}]]) and [[Nobody]].`,
    Ashmere: "No other has its name: [[Ashmere]].",
  });
});

test("what is written of a file says where its links lead without what stays behind", async ({
  cast: { creator },
}) => {
  const id = await makeCampaign(creator);
  const files = { "Ashmere.md": "To [[The Bridge]] and [[The Sea]].", "The Bridge.md": "It creaks." };
  const plainIn = async (fields: object) =>
    (await bring(creator, id, files, { as: "notes", ...fields }, "dry_run" in fields ? { status: 200 } : {}))
      .entries[0]?.plain_links;
  expect(await plainIn({ dry_run: "1" })).toEqual(["The Sea"]);
  expect(await plainIn({ take: "[0]" })).toEqual(["The Bridge", "The Sea"]);
  // Once it is in the book, they lead there.
  await bring(creator, id, files, { as: "notes", take: "[1]" });
  expect(await plainIn({ take: "[0]" })).toEqual(["The Sea"]);
});
