// The outlines of a TrueType font: its tables `glyf`, `loca` and `maxp`, read and written by their formats in OpenType.
import { simplified } from "./simplify-outline.mjs";
import { tablesOf } from "./font-tables.mjs";

const ON = 1;
const X_SHORT = 2;
const Y_SHORT = 4;
const REPEATED = 8;
const X_SAME = 16;
const Y_SAME = 32;

/** Where each glyph's bytes begin, and where the last ends. */
function placesIn({ head, loca, maxp }) {
  const isLong = head.readInt16BE(50) === 1;
  return Array.from({ length: maxp.readUInt16BE(4) + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph),
  );
}

/** The bytes of each glyph. */
function glyphsIn(tables) {
  const places = placesIn(tables);
  return places.slice(1).map((end, glyph) => tables.glyf.subarray(places[glyph], end));
}

/** The contours of a glyph's bytes, each an array of points; undefined for a blank glyph and for one that is composed of others. */
function contoursOf(glyph) {
  const count = glyph.length === 0 ? -1 : glyph.readInt16BE(0);
  if (count < 0) return undefined;
  const lasts = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const total = (lasts.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at);
  const flags = [];
  while (flags.length < total) {
    const flag = glyph[at++];
    flags.push(flag);
    if (flag & REPEATED) for (let more = glyph[at++]; more > 0; more--) flags.push(flag);
  }
  const along = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++];
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(X_SHORT, X_SAME);
  const ys = along(Y_SHORT, Y_SAME);
  const points = flags.map((flag, index) => ({ x: xs[index], y: ys[index], on: (flag & ON) === 1 }));
  return lasts.map((last, index) => points.slice((lasts[index - 1] ?? -1) + 1, last + 1));
}

/** A glyph's bytes with other contours under its old box. The encoder of WOFF2 packs the points its own way, so none are packed here. */
function withContours(glyph, contours) {
  const points = contours.flat();
  const made = Buffer.alloc(12 + 2 * contours.length + 5 * points.length);
  glyph.copy(made, 0, 0, 10);
  let last = -1;
  contours.forEach((contour, index) => {
    last += contour.length;
    made.writeUInt16BE(last, 10 + 2 * index);
  });
  const flags = 12 + 2 * contours.length;
  points.forEach(({ x, y, on }, index) => {
    const before = points[index - 1] ?? { x: 0, y: 0 };
    made[flags + index] = on ? ON : 0;
    made.writeInt16BE(x - before.x, flags + points.length + 2 * index);
    made.writeInt16BE(y - before.y, flags + 3 * points.length + 2 * index);
  });
  return made;
}

/**
 * The tables of a font's outlines with fewer points, none further from where it was than `tolerance` of the font's units. Each glyph keeps its
 * box, and with it the bearings and metrics; a composed glyph keeps its bytes.
 */
export function simplifiedTables(font, tolerance) {
  const tables = tablesOf(font);
  const all = [];
  const glyphs = glyphsIn(tables).map((glyph) => {
    const old = contoursOf(glyph);
    if (!old) return glyph;
    const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => glyph.readInt16BE(at));
    const contours = old.map((contour) =>
      simplified(contour, { tolerance, box: { xMin, yMin, xMax, yMax } }),
    );
    all.push(contours);
    return withContours(glyph, contours);
  });
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const head = Buffer.from(tables.head);
  head.writeInt16BE(1, 50);
  let place = 0;
  const padded = glyphs.map((glyph, index) => {
    place += glyph.length + (-glyph.length & 3);
    loca.writeUInt32BE(place, 4 * (index + 1));
    return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
  });
  const maxp = Buffer.from(tables.maxp);
  maxp.writeUInt16BE(Math.max(...all.map((contours) => contours.flat().length)), 6);
  return { glyf: Buffer.concat(padded), loca, head, maxp };
}
