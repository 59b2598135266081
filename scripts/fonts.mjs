// npm run fonts: writes app/fonts/*.woff2 from the originals in node_modules. Each file holds the characters of the range that
// app/fonts.css declares for it: a browser asks it for no others.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { simplifiedTables } from "./font-outlines.mjs";
import { withoutUnwantedSubstitutions } from "./font-substitutions.mjs";
import { kernTable, nameTable, withTables } from "./font-tables.mjs";
import { root } from "./run.mjs";

const require = createRequire(import.meta.url);
const filesOf = (ofPackage, start) => path.join(path.dirname(ofPackage), "files", start);
const fell = filesOf(require.resolve("@fontsource/im-fell-double-pica/package.json"), "im-fell-double-pica");
const alegreya = filesOf(require.resolve("@fontsource-variable/alegreya/package.json"), "alegreya");
const alegreyaSc = filesOf(require.resolve("@fontsource/alegreya-sc/package.json"), "alegreya-sc");

// The outlines of IM Fell are traced from rough print, with some 260 points a glyph: most are within a hair of a simpler line.
export const TOLERANCE = 5;
const display = {
  family: "Tomekeeper Display",
  by: "a font (c) 2007 Igino Marini (www.iginomarini.com)",
  tolerance: TOLERANCE,
};
const text = { family: "Tomekeeper Text", by: "Alegreya (c) 2011 The Alegreya Project Authors" };
const caps = { ...text, family: "Tomekeeper Caps", features: ["kern"] };

// What the faces are made from (the originals are cut by script, which goes where the star is) and what they keep: of the features
// those that the pages use and that are worth their weight. The ligatures of IM Fell's italic alone would weigh 5 kB. Its kerning
// is in a table of an older kind, which the subsetter leaves out; `leastKern` takes over the pairs that move by so much of 2,048.
// `tolerance` is how far an outline may come to lie from where it was, in the same units, to have fewer points; with `clears`, what the
// kept features do and the pages don't want is taken out of the original first.
const faces = {
  fell: { ...display, original: `${fell}-*-400-normal.woff2`, features: ["liga"], leastKern: 90 },
  "fell-italic": { ...display, style: "Italic", original: `${fell}-*-400-italic.woff2`, features: [] },
  alegreya: {
    ...text,
    original: `${alegreya}-*-wght-normal.woff2`,
    clears: true,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "lnum", "tnum"],
    extended: ["kern", "locl", "rvrn"],
  },
  "alegreya-italic": {
    ...text,
    style: "Italic",
    original: `${alegreya}-*-wght-italic.woff2`,
    clears: true,
    axes: { wght: 400 },
    features: ["kern", "liga"],
    extended: ["kern", "locl"],
  },
  "caps-500": { ...caps, original: `${alegreyaSc}-*-500-normal.woff2` },
  "caps-700": { ...caps, original: `${alegreyaSc}-*-700-normal.woff2` },
};

const faceOf = (name) => faces[name.replace(/-(rest|extended)$/, "")];
const isExtended = (name) => name.endsWith("-extended");

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** The characters that the styles declare for the files of app/fonts, as one text for each, by the file's name without its ending. */
export function declared() {
  const blocks = fs.readFileSync(path.join(root, "app/fonts.css"), "utf8").split("@font-face");
  const files = blocks.flatMap((block) => {
    const ranges = [...block.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
    const parts = ranges.map(([, first, last = first]) => between(parseInt(first, 16), parseInt(last, 16)));
    return [...block.matchAll(/fonts\/([\w-]+)\.woff2/g)].map(([, name]) => [name, parts.join("")]);
  });
  return Object.fromEntries(files);
}

/** Where the original of a file lies. */
export const originalOf = (name) =>
  faceOf(name).original.replace("*", isExtended(name) ? "latin-ext" : "latin");

/** The bytes of a WOFF2 file as every tool for fonts reads them. */
export const unpacked = (woff2) => fontverter.convert(woff2, "sfnt");

/** The bytes of a file of app/fonts. */
export async function made(name) {
  const face = faceOf(name);
  const packed = fs.readFileSync(originalOf(name));
  const clears = face.clears && !isExtended(name);
  const original = clears ? withoutUnwantedSubstitutions(await unpacked(packed)) : packed;
  const characters = declared()[name];
  const subset = await subsetFont(original, characters, {
    targetFormat: "sfnt",
    noHinting: true,
    keepFeatures: (isExtended(name) && face.extended) || face.features,
    variationAxes: face.axes,
  });
  const kern = face.leastKern && kernTable(await unpacked(original), subset, characters, face.leastKern);
  const outlines = face.tolerance && simplifiedTables(subset, face.tolerance);
  const tables = { name: namesOf(face), ...(kern && { kern }), ...outlines };
  return fontverter.convert(withTables(subset, tables), "woff2");
}

/** Names of its own, as the licence asks of modified fonts: the subsetter keeps names or drops them, but gives none. */
const namesOf = ({ family, style = "Regular", by }) =>
  nameTable([
    [0, `Modified from ${by}`],
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family.replaceAll(" ", "")}-${style}`],
    [13, "SIL Open Font License, Version 1.1"],
  ]);

if (process.argv[1] === import.meta.filename)
  for (const name of Object.keys(declared())) {
    const bytes = await made(name);
    fs.writeFileSync(path.join(root, "app/fonts", `${name}.woff2`), bytes);
    console.log(`${name}.woff2: ${bytes.length} bytes`);
  }
