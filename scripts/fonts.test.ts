import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Blob, Buffer as Line, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import { describe, expect, test } from "vitest";

type Script = {
  declared: () => Record<string, string>;
  originalOf: (name: string) => string;
  unpacked: (woff2: Buffer) => Promise<Buffer>;
  made: (name: string) => Promise<Buffer>;
};
// What Node.js runs as it is has no types, so its place is no constant for the compiler.
const script: string = path.resolve(import.meta.dirname, "fonts.mjs");
const { declared, originalOf, unpacked, made } = (await import(script)) as Script;

const folder = path.resolve(import.meta.dirname, "../app/fonts");
const fileOf = (name: string) => path.join(folder, `${name}.woff2`);
const ranges = declared();
const names = Object.keys(ranges);

/** A font as HarfBuzz sees it, which is what browsers set text with. */
const faceIn = async (file: string) => new Face(new Blob(await unpacked(readFileSync(file))));
const charactersOf = (face: Face) => [...face.collectUnicodes()].sort((a, b) => a - b);

test("each file is declared, and each declared one is there", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
  expect(files.map((file) => path.basename(file, ".woff2")).sort()).toEqual(names.toSorted());
});

// Outlines take some seconds to simplify, so one of those faces stands for the four; simplify-outline.test.ts looks at each as it lies here.
const simplified = ["fell", "fell-italic", "fell-italic-rest"];
test.each(names.filter((name) => !simplified.includes(name)))(
  "%s is what npm run fonts makes",
  { timeout: 120_000 },
  async (name) => {
    const bytes = await made(name);
    expect(bytes.equals(readFileSync(fileOf(name)))).toBe(true);
  },
);

test.each(names)("%s has those characters of its range that the original has", async (name) => {
  const offered = charactersOf(await faceIn(originalOf(name)));
  const kept = charactersOf(await faceIn(fileOf(name)));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(
    offered.filter((character) => ranges[name]?.includes(String.fromCodePoint(character))),
  );
});

test("the faces of a page of English weigh less than 70 kB together", () => {
  const page = ["fell", "fell-italic", "alegreya", "alegreya-italic", "caps-500", "caps-700"];
  const weight = page.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);
  expect(weight).toBeLessThan(70_000);
});

describe("the text face", async () => {
  const font = new Font(await faceIn(fileOf("alegreya")));

  /** How far each glyph of a text moves the pen. */
  function widths(text: string, { features = "", weight = 400 } = {}): number[] {
    font.setVariations([new Variation("wght", weight)]);
    const line = new Line();
    line.addText(text);
    line.guessSegmentProperties();
    const wished = features.split(",").flatMap((feature) => Feature.fromString(feature) ?? []);
    shape(font, line, wished);
    return line.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  }

  test("moves pairs of letters together", () => {
    expect(widths("To")[0]).toBeLessThan(widths("To", { features: "-kern" })[0] ?? 0);
  });

  test("joins f and i", () => {
    expect(widths("fi")).toHaveLength(1);
  });

  test("joins a tilde to nothing", () => {
    for (const letter of "EGIUYegiuy") expect(widths(`~${letter}`)).toHaveLength(2);
  });

  test("has figures of one width, at each weight", () => {
    for (const weight of [400, 550, 700])
      expect(new Set(widths("0123456789", { features: "lnum,tnum", weight })).size).toBe(1);
    expect(new Set(widths("0123456789")).size).toBeGreaterThan(1);
  });

  test("grows wider up to bold, and no further", () => {
    const [regular, bold, black] = [400, 700, 900].map((weight) => widths("n", { weight })[0]);
    expect(bold).toBeGreaterThan(regular ?? Infinity);
    expect(black).toBe(bold);
  });
});

test.each(["To", "We", "Ta", "AV"])(
  "the display face moves %s as close together as its original",
  async (pair) => {
    const widthsIn = async (file: string) => {
      const face = await faceIn(file);
      const font = new Font(face);
      const line = new Line();
      line.addText(pair);
      line.guessSegmentProperties();
      shape(font, line);
      return line.getGlyphPositions().map(({ xAdvance }) => xAdvance);
    };
    const ours = await widthsIn(fileOf("fell"));
    expect(ours).toEqual(await widthsIn(originalOf("fell")));
  },
);
