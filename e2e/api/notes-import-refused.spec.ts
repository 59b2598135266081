import { expect } from "@playwright/test";
import { bring, notesOf } from "../support/bring-notes";
import { test } from "../support/cast";
import { makeCampaign } from "../support/make";
import { type VaultFiles, zipOf } from "../support/vaults";

test("what can't come in is said, each for itself", async ({ cast: { creator } }) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  const long = "x".repeat(61);
  const report = await bring(
    creator,
    id,
    {
      "latin.md": new Uint8Array([0x5a, 0xfc, 0x72]),
      "long.md": "a".repeat(1024 * 1024 + 1),
      [`Coast/${long}.md`]: "b",
      "wide.md": "c".repeat(200_001),
      "pictures.md": "![[fake.png]] ![[gone.png]]",
      "fake.png": "no picture",
      "notes.pdf": "%PDF",
    },
    { as: "notes", take: "[2,3,4]" },
  );
  expect(report.refused).toEqual([
    { position: 0, name: "latin", reason: "It is not written in UTF-8." },
    { position: 1, name: "long", reason: "It is longer than 1 MB." },
    { position: 5, name: "notes", reason: "A file of the kind “pdf” is no Markdown." },
  ]);
  expect(report.entries.map(({ left_out }) => left_out)).toEqual([
    ["Its title is shortened: it has 60 characters at most, and stands whole in the text."],
    ["Its text is shortened: of 200,001 characters a sheet of notes holds 200,000."],
    [
      "The picture “gone.png” is left out: it is not in the file.",
      "The picture “fake” is left out: it can’t be read.",
    ],
  ]);
  const notes = await notesOf(creator, id);
  expect(notes.find(({ title }) => title === "wide")?.note_text).toMatch(/c…$/);
  expect(notes.map(({ note_text }) => note_text)).toContain(`Coast: ${long}\n\nb`);
});

test("wrong files and fields are refused", async ({ cast: { creator } }) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  const refused = async (files: VaultFiles | Buffer, status: number, fields = {}, name?: string) =>
    (await bring(creator, id, files, fields, { status, ...(name && { name }) })).error;
  const vault = { "a.md": "a" };
  expect(await refused(Buffer.from("hello"), 415, {}, "hello.txt")).toMatch(/Only a zip of Markdown/);
  expect(await refused(zipOf(vault).subarray(0, 60), 400)).toMatch(/damaged/);
  expect(await refused({ "a.canvas": "{}" }, 400)).toMatch(/nothing in the file/);
  expect(await refused({ "../a.md": "a" }, 400)).toMatch(/damaged/);
  expect(await refused({ "/etc/a.md": "a" }, 400)).toMatch(/damaged/);
  await refused(vault, 400, { as: "characters" });
  await refused(vault, 400, { take: "[]" });
  await refused(vault, 400, { take: "[1]" });
  await refused(vault, 400, { dry_run: "perhaps" });
  expect((await creator.send("POST", `/api/campaigns/${id}/notes-import`, new FormData())).status).toBe(400);
  expect((await creator.send("GET", `/api/campaigns/${id}/notes-import`)).status).toBe(405);
  expect(await notesOf(creator, id)).toEqual([]);
});

test("what is too large is refused: packed, unpacked, and by number", async ({ cast: { creator } }) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  const zeros = "0".repeat(1024 * 1024);
  const bomb = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`${at}.md`, zeros]));
  const many = (count: number, ending: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}${ending}`, ""]));
  await bring(creator, id, bomb, { dry_run: "1" }, { status: 413 });
  await bring(creator, id, many(1001, ".md"), {}, { status: 413 });
  await bring(creator, id, many(5001, ".txt"), {}, { status: 413 });
  await bring(creator, id, Buffer.alloc(23 * 1024 * 1024), {}, { status: 413 });
  expect(await notesOf(creator, id)).toEqual([]);
});
