import { describe, expect, it } from "vitest";
import { kindOfFile, nameOfPath, rootOfVault, titleOfPath, VaultFinder, whyNoText } from "./vault-paths";
import { readVaultText } from "./vault-text";
import { excess } from "@/scripts/patterns/linear-time";

const finder = new VaultFinder([
  "Places/Ashmere.md",
  "People/Old Verrin.md",
  "Rumours.md",
  "art/bridge.png",
  "art/bridge (1).png",
]);
const TITLES: Record<string, string> = {
  "Places/Ashmere.md": "Places: Ashmere",
  "People/Old Verrin.md": "People: Old Verrin",
  "Rumours.md": "Rumours",
};
const read = (source: string | readonly string[], name = "The Toll Bridge") =>
  readVaultText(typeof source === "string" ? source : source.join("\n"), name, {
    titleOf: (target) => TITLES[finder.find(target, "Places/The Toll Bridge.md") ?? ""],
    shown: (target) => (finder.find(target, "Places/The Toll Bridge.md") === undefined ? undefined : ""),
  });
const textOf = (source: string | readonly string[]) => read(source).text;

describe("a text of a vault", () => {
  it("has its front matter as its first lines", () => {
    const { text, has } = read([
      "---",
      "tags:",
      "  - ferry",
      '  - "salt"',
      "aliases: [The Bridge, Toll]",
      "keeper: '[[Rumours]]'",
      "empty:",
      "---",
      "",
      "# The Toll Bridge",
      "It stands.",
    ]);
    expect(text).toBe("tags: ferry, salt\naliases: The Bridge, Toll\nkeeper: [[Rumours]]\n\nIt stands.");
    expect([...has]).toEqual(["front matter"]);
  });

  it.each([
    ["## Who ***keeps*** it", "Who keeps it"],
    ["a **bold**, *fine*, ~~struck~~, ==marked== `code`", "a bold, fine, struck, marked code"],
    ["* one\n+ two\n- three", "- one\n- two\n- three"],
    ["- [ ] ask\n\t- [x] pay", "☐ ask\n\t☑ pay"],
    ["1. [ ] ask\n2. [x] pay\n3. go", "1. ☐ ask\n2. ☑ pay\n3. go"],
    [
      String.raw`---
aliases: [plain, "Q: \"a, b\" \\ \u00e9\n\u0000\ud800c", 'It''s', "Caf\xE9 \U0001F409"]
said: "\"Salt\""
---`,
      `aliases: plain, Q: "a, b" \\ é  \uFFFDc, It's, Café 🐉\nsaid: "Salt"`,
    ],
    ["---\nsaid: |\n  low\n  water\n---\nText", "said: low, water\n\nText"],
    [
      "![An arch](../art/bridge%20(1).png) [gap](https://example.org/a_(b))",
      "An arch gap (https://example.org/a_(b))",
    ],
    ["> [!warning]- Mind the gap\n> It is **deep**.", "Mind the gap\nIt is deep."],
    ["> [!note]\n> Plain.\n> > Within.", "Note\nPlain.\nWithin."],
    ["one\n\n---\n\ntwo", "one\n\ntwo"],
    ["| Who | What |\n|---|:-:|\n| Verrin | [[Rumours\\|salt]] |", "Who | What\nVerrin | [[Rumours|salt]]"],
    [
      "| d20 | Omens |\n| --- | --- |\n| 1-4 | Wolves |\n| 5-20 | *Rain* |",
      "d20 Omens\n1-4 Wolves\n5-20 Rain",
    ],
    ["```dice\n**2d6** [[x]]\n```\nafter", "**2d6** [[x]]\nafter"],
    ["<b>Old</b> Verrin<br>&amp; sons &mdash; 3 < 4", "Old Verrin\n& sons — 3 < 4"],
    ["A line. ^a1b2c3", "A line."],
    ["5 * 3 and snake_case_word and 2*3*4", "5 * 3 and snake_case_word and 2*3*4"],
    ["Windows\r\nends\r\n", "Windows\nends"],
    ["kept\\*star", "kept*star"],
  ])("%j reads %j", (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it.each([
    ["[[Rumours]]", "[[Rumours]]"],
    ["[[Ashmere]] or **[[Old Verrin]]**", "[[Places: Ashmere|Ashmere]] or [[People: Old Verrin|Old Verrin]]"],
    ["[[Places/Ashmere#Harbour|the town]]", "[[Places: Ashmere|the town]]"],
    ["[[Places/Ashmere#Harbour]]", "[[Places: Ashmere|Ashmere, Harbour]]"],
    ["[[Nobody_knows_him|him]] or [[Nobody]]", "[[Nobody_knows_him|him]] or [[Nobody]]"],
    ["[[Ashmere|handout 3]]", "[[Places: Ashmere]]"],
    ["[[#Below]] and [[#^a1|here]]", "Below and here"],
    ["[the old one](../People/Old%20Verrin.md)", "[[People: Old Verrin|the old one]]"],
    [
      "[a page](https://example.org/a_b_c) <https://example.org/>",
      "a page (https://example.org/a_b_c) https://example.org/",
    ],
    ["![[Rumours]]", "[[Rumours]]"],
  ])("the link %j is %j", (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it("gives up its pictures, and says which are not in the file", () => {
    const { text, lost } = read([
      "![[bridge.png|300]]",
      "![The arch](../art/bridge.png)",
      "![](https://example.org/a.png)",
      "![[lost.jpg]]",
      "after",
    ]);
    expect(text).toBe("The arch\nafter");
    expect(lost).toEqual(["", "lost.jpg"]);
  });

  it("leaves comments out and keeps nothing that can't be stored", () => {
    const { text, has } = read("a %%secret%% b <!-- and this --> c\0\uD800");
    expect(text).toBe("a  b  c\uFFFD");
    expect(has.has("comment")).toBe(true);
  });

  it.each([
    [
      "%%\nDM only: he has a 25% chance to flee.\n%%\nThe innkeeper greets you.\n%%\nHe is a doppelganger.\n%%\nHe sells ale.",
      "The innkeeper greets you.\n\nHe sells ale.",
    ],
    ["a %%100% sure%% b", "a  b"],
    ["a <!-- <b>he</b> lies --> b<!--> c <!-- -- > -- -->d", "a  b c d"],
    ["a <!-- %% --> b %% <!-- %% c", "a  b  c"],
    [`%%${"x".repeat(30_000)}%%a`, "a"],
    ["a %%secret\n\nand more", "a"],
    ["> a %% secret\n> more %% b", "a  b"],
    ["`5%%` and ``6 %% `7` %%`` %%secret%% `8%%`", "5%% and ``6 %% 7 %%``  8%%"],
    ["\\``a %%secret%% `` b", "``a  `` b"],
    ["%%\n```\nsecret\n%%\na", "a"],
    ["```\n5%% of %%x%%\n<!-- y -->\n```\n%%secret%%a", "5%% of %%x%%\n<!-- y -->\na"],
    // What looks like a fence and is none would have the comments behind it stand.
    ["```no``` fence\n%%secret%%a", "```no``` fence\na"],
    ["~~~~\n~~~\n%%x\n~~~~ y\n~~~~\n%%secret%%a", "~~~\n%%x\n~~~~ y\na"],
    ["- ```\n  %%x\n  ```\n%%secret%%a", "  %%x\na"],
    ["> ```\n> %%x\n\n%%secret%%a", "%%x\n\na"],
    // An item of a list ends the code in it, closed or not.
    [
      "- ```\n  %%x\n\nThe innkeeper. %%secret%%a\n\n- ```\n  %%y\n  ```",
      "  %%x\n\nThe innkeeper. a\n\n  %%y",
    ],
    ["Use\n      ```\n%%secret%%a\n      ```\n%%secret%%b", "Use\na\nb"],
    ["```\n    ```\n%%x%%\n```\n%%secret%%a", "    ```\n%%x%%\na"],
    // What is never closed may be no code.
    ["```\n%%secret%%a", "a"],
  ])("%j without comments reads %j", (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it.each(["%%", "<!--", "`", "` %%", "%% `` <!-- ", "\\`", "> ```\n", "~~~\n%"])(
    "of nothing but %j is read in a time that grows as it does",
    async (mark) => {
      const text = mark.repeat(300_000 / mark.length);
      expect(await excess(() => textOf(text), 1000)).toBe(0);
    },
  );
});

describe("the paths of a vault", () => {
  it("become titles, the outer folders of which give way first", () => {
    expect(titleOfPath("Places/The Toll Bridge.md", 60)).toEqual({ title: "Places: The Toll Bridge" });
    expect(titleOfPath("Coast/Places/The Toll Bridge.md", 25)).toEqual({
      title: "Places: The Toll Bridge",
      whole: "Coast: Places: The Toll Bridge",
    });
    expect(titleOfPath("Places/The Toll Bridge.md", 8).title).toBe("The Tol…");
    expect([" .md", " / .md", "\0.md"].map((path) => titleOfPath(path, 60).title)).toEqual(
      Array(3).fill("Untitled"),
    );
  });

  it("become names that can be stored", () => {
    expect(titleOfPath("Pla\0ces/The\uD800 Bridge.md", 60)).toEqual({ title: "Places: The\uFFFD Bridge" });
    expect(nameOfPath("Places/The\0 Bridge.png")).toBe("The Bridge");
    expect(whyNoText("a.x\0y")).toBe("A file of the kind “xy” is no Markdown.");
  });

  it("are told apart by what they are", () => {
    expect([".obsidian/app.json", "__MACOSX/._a.md", "a.MD", "b.png", "c.canvas"].map(kindOfFile)).toEqual([
      "nothing",
      "nothing",
      "text",
      "picture",
      "other",
    ]);
  });

  it("are found case-insensitively, the exact spelling first", () => {
    const found = (...paths: string[]) =>
      ["a", "A", "x/B"].map((name) => new VaultFinder(paths).find(name, "x/A.md"));
    expect(found("A.md", "a.md", "y/x/b.md")).toEqual(["a.md", "A.md", "y/x/b.md"]);
    expect(found("y/A.md", "y/a.md")).toEqual(["y/a.md", "y/A.md", undefined]);
  });

  it("lose the folder that the vault itself is", () => {
    expect(rootOfVault(["V/.obsidian/app.json", "V/a.md"], "x.zip")).toBe("V/");
    expect(rootOfVault(["V/a.md", "V/b.md"], "V.zip")).toBe("V/");
    expect(rootOfVault(["Places/a.md", "Places/b.md"], "vault.zip")).toBe("");
    expect(rootOfVault(["a.md", "V/b.md"], "V.zip")).toBe("");
  });
});
