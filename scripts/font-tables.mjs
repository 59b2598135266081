// The tables of a font that the subsetter leaves out or can't write, by their formats in OpenType.
import { Blob, Face, Font } from "harfbuzzjs";

/** The bytes of each table of a font, by its tag. */
export function tablesOf(font) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const tables = entries.map((at) => {
    const [place, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString("latin1", at, at + 4), font.subarray(place, place + length)];
  });
  return Object.fromEntries(tables);
}

/** The font with these tables, by their tags, in the place of its own of that name or beside them. Checksums are the encoder's. */
export function withTables(font, added) {
  const tables = Object.entries({ ...tablesOf(font), ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * tables.length);
  font.copy(head, 0, 0, 4);
  searchFields(tables.length, 16).forEach((value, index) => head.writeUInt16BE(value, 4 + 2 * index));
  const parts = [head];
  let place = head.length;
  tables.forEach(([tag, bytes], index) => {
    const at = 12 + 16 * index;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    // A table begins at a multiple of four.
    const padding = -bytes.length & 3;
    parts.push(bytes, Buffer.alloc(padding));
    place += bytes.length + padding;
  });
  return Buffer.concat(parts);
}

/** So many entries of so many bytes, and what a binary search among them wants to know. */
function searchFields(count, size) {
  const power = 2 ** Math.floor(Math.log2(count));
  return [count, size * power, Math.log2(power), size * (count - power)];
}

/** The names of a modified font in English; `names` are pairs of a name's id and its text. */
export function nameTable(names) {
  const texts = names.map(([, name]) => Buffer.from(name, "utf16le").swap16());
  let offset = 0;
  const records = names.flatMap(([id], index) => {
    const { length } = texts[index];
    offset += length;
    // Windows, Unicode, English.
    return [3, 1, 0x409, id, length, offset - length];
  });
  const head = Uint16Array.of(0, names.length, 6 + 2 * records.length, ...records);
  return Buffer.concat([Buffer.from(head.buffer).swap16(), ...texts]);
}

const HEAD = 18;
const PAIR = 6;

/**
 * The `kern` table of format 0 for the glyphs of a subset, from that of the original: only pairs that move by at least `least` of the
 * font's units are worth their bytes.
 */
export function kernTable(original, subset, characters, least) {
  const before = new Font(new Face(new Blob(original)));
  const after = new Font(new Face(new Blob(subset)));
  const places = new Map();
  for (const character of characters) {
    const code = character.codePointAt(0);
    const glyph = after.nominalGlyph(code);
    if (glyph) places.set(before.nominalGlyph(code), glyph);
  }
  const table = Buffer.from(new Face(new Blob(original)).referenceTable("kern"));
  const pairs = [];
  for (let at = HEAD; at < HEAD + PAIR * table.readUInt16BE(10); at += PAIR) {
    const [left, right] = [places.get(table.readUInt16BE(at)), places.get(table.readUInt16BE(at + 2))];
    const by = table.readInt16BE(at + 4);
    if (left !== undefined && right !== undefined && Math.abs(by) >= least) pairs.push([left, right, by]);
  }
  pairs.sort(([a, b], [c, d]) => a - c || b - d);
  const made = Buffer.alloc(HEAD + PAIR * pairs.length);
  // Version 0 with one subtable, of version 0 and its length, horizontal.
  const fields = [0, 1, 0, made.length - 4, 1, ...searchFields(pairs.length, PAIR)];
  fields.forEach((field, index) => made.writeUInt16BE(field, 2 * index));
  pairs.forEach(([left, right, by], index) => {
    const at = HEAD + PAIR * index;
    made.writeUInt16BE(left, at);
    made.writeUInt16BE(right, at + 2);
    made.writeInt16BE(by, at + 4);
  });
  return made;
}
