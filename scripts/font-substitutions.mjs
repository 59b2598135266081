// Substitutions of glyphs (`GSUB`, by its format in OpenType) that a font does and the pages don't want. The subsetter keeps every glyph
// that a kept feature leads to, so what is never shown, or shown by mistake, is taken out of the table before.
import { Blob, Face, Font } from "harfbuzzjs";
import { tablesOf } from "./font-tables.mjs";

const SINGLE = 1;
const LIGATURE = 4;
const EXTENSION = 7;

/** The numbers of two bytes that stand at a place behind their count. */
const listAt = (table, at) =>
  Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + 2 * index));

/** The features of a tag, one for each list of lookups that a language has: the lists, and where each stands. */
function featuresOf(table, tag) {
  const features = table.readUInt16BE(6);
  return Array.from({ length: table.readUInt16BE(features) }, (_, index) => features + 2 + 6 * index)
    .filter((at) => table.toString("latin1", at, at + 4) === tag)
    .map((at) => features + table.readUInt16BE(at + 4) + 2)
    .map((at) => ({ at, lookups: listAt(table, at) }));
}

/** The subtables of a lookup: the type and the place of each. */
function subtablesOf(table, lookup) {
  const lookups = table.readUInt16BE(8);
  const at = lookups + table.readUInt16BE(lookups + 2 + 2 * lookup);
  const type = table.readUInt16BE(at);
  const places = listAt(table, at + 4).map((offset) => at + offset);
  if (type !== EXTENSION) return places.map((place) => ({ type, place }));
  return places.map((place) => ({
    type: table.readUInt16BE(place + 2),
    place: place + table.readUInt32BE(place + 4),
  }));
}

/** The glyphs that a subtable begins with, in the order of what it has for each. */
function coveredBy(table, place) {
  const at = place + table.readUInt16BE(place + 2);
  if (table.readUInt16BE(at) === 1) return listAt(table, at + 2);
  return Array.from({ length: table.readUInt16BE(at + 2) }, (_, index) => at + 4 + 6 * index).flatMap(
    (range) => {
      const [first, last] = [table.readUInt16BE(range), table.readUInt16BE(range + 2)];
      return Array.from({ length: last - first + 1 }, (_, further) => first + further);
    },
  );
}

/** Where a subtable has what becomes of one of these glyphs, and the glyph. */
const entriesOf = (table, place, glyphs) =>
  coveredBy(table, place)
    .map((glyph, index) => ({ glyph, at: place + 6 + 2 * index }))
    .filter(({ glyph }) => glyphs.has(glyph));

/**
 * A copy of a font in which `liga` joins nothing that begins with a tilde (Alegreya has Guaraní's letters so, and would show "~elven" as
 * "ẽlven") and does for every language what it does for English (for Spanish it has Roman numerals of its own), and `tnum` alone leaves
 * old-style figures as they are, since the pages have only lining ones of one width.
 */
export function withoutUnwantedSubstitutions(font) {
  const copy = Buffer.from(font);
  const table = tablesOf(copy).GSUB;
  const shown = new Font(new Face(new Blob(copy)));
  const glyphsOf = (characters) =>
    new Set([...characters].map((one) => shown.nominalGlyph(one.codePointAt(0))));
  const [first, ...others] = featuresOf(table, "liga");
  for (const { at, lookups } of others) {
    const kept = lookups.filter((lookup) => first.lookups.includes(lookup));
    [kept.length, ...kept].forEach((value, index) => table.writeUInt16BE(value, at + 2 * index));
  }
  for (const { type, place } of first.lookups.flatMap((lookup) => subtablesOf(table, lookup))) {
    if (type !== LIGATURE) continue;
    for (const { at } of entriesOf(table, place, glyphsOf("~")))
      table.writeUInt16BE(0, place + table.readUInt16BE(at));
  }
  for (const { lookups } of featuresOf(table, "tnum"))
    for (const { type, place } of lookups.flatMap((lookup) => subtablesOf(table, lookup))) {
      if (type !== SINGLE || table.readUInt16BE(place) !== 2) continue;
      for (const { glyph, at } of entriesOf(table, place, glyphsOf("0123456789")))
        table.writeUInt16BE(glyph, at);
    }
  return copy;
}
