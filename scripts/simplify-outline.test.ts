import { readFileSync } from "node:fs";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import { describe, expect, test } from "vitest";

type Script = {
  TOLERANCE: number;
  declared: () => Record<string, string>;
  originalOf: (name: string) => string;
  unpacked: (woff2: Buffer) => Promise<Buffer>;
};
const script: string = path.resolve(import.meta.dirname, "fonts.mjs");
const { TOLERANCE, declared, originalOf, unpacked } = (await import(script)) as Script;

const fontIn = async (file: string) => new Font(new Face(new Blob(await unpacked(readFileSync(file)))));

type Point = [x: number, y: number];
type Contour = Point[];

/** How long the straight pieces are that outlines are measured as, in units. */
const PIECE = 16;
/** What lies between the points that the script measures at may add to a distance, in units: this test measures at more of them. */
const MEASURING = 1.5;

/** The outline of a glyph as HarfBuzz draws it, in straight pieces. */
function contoursOf(font: Font, glyph: number): Contour[] {
  const contours: Contour[] = [];
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === "M") contours.push([[values[0] ?? 0, values[1] ?? 0]]);
    if (type !== "L" && type !== "Q") continue;
    const contour = contours.at(-1) ?? [];
    const [fromX, fromY] = contour.at(-1) ?? [0, 0];
    const [toX = 0, toY = 0] = values.slice(-2);
    const [viaX = 0, viaY = 0] = type === "Q" ? values : [(fromX + toX) / 2, (fromY + toY) / 2];
    const pieces = 1 + Math.ceil(Math.hypot(toX - fromX, toY - fromY) / PIECE);
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      contour.push([a * fromX + b * viaX + c * toX, a * fromY + b * viaY + c * toY]);
    }
  }
  return contours;
}

/** The greatest distance of a point of one contour from another. */
function furthest(points: Contour, other: Contour): number {
  let greatest = 0;
  for (const [x, y] of points) {
    let nearest = Infinity;
    for (let index = 0; index < other.length; index++) {
      const [ax, ay] = other[index] ?? [0, 0];
      const [bx, by] = other[(index + 1) % other.length] ?? [0, 0];
      const [dx, dy] = [bx - ax, by - ay];
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      const square = (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
      if (square < nearest) nearest = square;
      // Near enough: how near doesn't matter.
      if (nearest < 1) break;
    }
    greatest = Math.max(greatest, nearest);
  }
  return Math.sqrt(greatest);
}

/** Twice the area within a contour, negative if it runs the other way round. */
const area = (contour: Contour) =>
  contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

const isNear = (one: Contour, other: Contour) =>
  Math.max(furthest(one, other), furthest(other, one)) < TOLERANCE + MEASURING &&
  Math.sign(area(one)) === Math.sign(area(other));

describe.each(["fell", "fell-italic", "fell-rest", "fell-italic-rest"])(
  "the outlines of %s",
  async (name) => {
    const before = await fontIn(originalOf(name));
    const after = await fontIn(path.resolve(import.meta.dirname, `../app/fonts/${name}.woff2`));
    const glyphs = Array.from(declared()[name] ?? "").flatMap((character) => {
      const code = character.codePointAt(0) ?? 0;
      const [old, made] = [before.nominalGlyph(code), after.nominalGlyph(code)];
      return old && made ? [{ character, old, made }] : [];
    });

    const charactersWhere = (holds: (old: number, made: number) => boolean) =>
      glyphs.filter(({ old, made }) => holds(old, made)).map(({ character }) => character);

    test("are those of the original within the tolerance, and run the same way round", {
      timeout: 120_000,
    }, () => {
      const near = charactersWhere((old, made) => {
        const [was, is] = [contoursOf(before, old), contoursOf(after, made)];
        return was.length === is.length && is.every((contour, index) => isNear(contour, was[index] ?? []));
      });
      expect(near.length).toBeGreaterThan(70);
      expect(near).toEqual(glyphs.map(({ character }) => character));
    });

    test("are as wide, and lie in the same boxes", () => {
      for (const { old, made } of glyphs) {
        expect(after.glyphHAdvance(made)).toBe(before.glyphHAdvance(old));
        expect(after.glyphExtents(made)).toEqual(before.glyphExtents(old));
      }
    });
  },
);
