// Draws a closed outline of a TrueType glyph anew with fewer points, nowhere further from the old one than a tolerance: between two of
// its points that stay, what was there is replaced by a line or by a few curves. Of the ways round that are tried, the one with the fewest
// points is taken.
import { fitted, fittedAsOne, midway, onCurve } from "./fit-curves.mjs";

/** How many curves in a row replace a stretch at most, before such rows are joined. */
const MOST_CURVES = 5;
/** After how many stretches in turn that can't be replaced no longer one is tried. */
const MISSES = 2;
/** How long a straight piece of the old outline is at most, in units, where a distance from it is measured. */
const LONGEST = 16;

/** The contour's curves from one of its points on the outline all the way round; a line's control point is its middle. */
function curvesOf(contour) {
  const start = contour.findIndex(({ on }) => on);
  const points = [...contour.slice(start), ...contour.slice(0, start), contour[start]];
  const curves = [];
  let [from, control] = [points[0], undefined];
  for (const point of points.slice(1)) {
    const to = point.on ? point : control && midway(control, point);
    if (to) {
      curves.push({ from, control: control ?? midway(from, to), to });
      from = to;
    }
    control = point.on ? undefined : point;
  }
  return curves;
}

const isWhole = ({ x, y }) => Number.isInteger(x) && Number.isInteger(y);

/** The contour's curves, beginning at its leftmost point, with its extremes marked: these stay, so that the glyph keeps its box. */
function withExtremes(contour) {
  const curves = curvesOf(contour);
  const ends = curves.map(({ from }) => from).filter(isWhole);
  const of = (rank) => ends.reduce((best, end) => (rank(end) < rank(best) ? end : best));
  const extremes = new Set([of(({ x }) => x), of(({ x }) => -x), of(({ y }) => y), of(({ y }) => -y)]);
  const start = curves.findIndex(({ from }) => extremes.has(from));
  return { curves: [...curves.slice(start), ...curves.slice(0, start)], extremes };
}

/** Points along the old outline, close together, and which of them may stay. */
function sampled(contour) {
  const { curves, extremes } = withExtremes(contour);
  const [old, stays] = [[], []];
  for (const { from, control, to } of curves) {
    if (isWhole(from)) stays.push({ at: old.length, isExtreme: extremes.has(from) });
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const pieces = Math.max(2, Math.ceil(Math.sqrt(dx * dx + dy * dy) / LONGEST));
    for (let piece = 0; piece < pieces; piece++) old.push(onCurve(from, control, to, piece / pieces));
  }
  stays.push({ at: old.length, isExtreme: true });
  old.push(curves[0].from);
  const between = (from, to) => old.slice(stays[from].at, stays[to].at + 1);
  return { stays, between, pointOf: (index) => old[stays[index].at] };
}

/** A contour, an array of points, each with `x`, `y` and whether it is `on` the outline, with fewer points. */
export function simplified(contour, bounds) {
  const outline = sampled(contour);
  const arcs = shortestWay(outline, bounds);
  if (!arcs) return contour;
  join(arcs, outline, bounds);
  const made = arcs.flatMap(({ from, controls }) => [
    { ...outline.pointOf(from), on: true },
    ...controls.map((control) => ({ ...control, on: false })),
  ]);
  return made.length > 2 ? made : contour;
}

/** The stretches of the way round with the fewest points: where each begins and ends, and the control points between. */
function shortestWay({ stays, between }, bounds) {
  const best = stays.map((_, index) => ({ cost: index === 0 ? 0 : Infinity }));
  /** Whether so many curves reach from one point to another; the way there is kept if it is the shortest. */
  function reaches(from, to, count) {
    const controls = fitted(between(from, to), count, bounds);
    const cost = best[from].cost + 1 + count;
    if (controls && cost < best[to].cost) best[to] = { cost, from, controls };
    return controls !== undefined;
  }
  const furthest = Array.from({ length: MOST_CURVES + 1 }, () => 0);
  for (let from = 0; from < stays.length - 1; from++) {
    const limit = stays.findIndex(({ isExtreme }, index) => index > from && isExtreme);
    for (let count = 0; count <= MOST_CURVES; count++) {
      // So many curves reach about as far from one point as from the one before it.
      let to = Math.min(limit, Math.max(from + 1, furthest[count]));
      while (to > from && !reaches(from, to, count)) to--;
      if (to === from) continue;
      for (let next = to + 1; next <= Math.min(limit, to + MISSES); next++)
        if (reaches(from, next, count)) to = next;
      furthest[count] = to;
    }
  }
  const arcs = [];
  for (let to = stays.length - 1; to > 0; to = best[to].from) {
    if (best[to].cost === Infinity) return undefined;
    arcs.unshift({ ...best[to], to });
  }
  return arcs;
}

/** Takes out the points between two stretches of curves that can be drawn as one. */
function join(arcs, { stays, between, pointOf }, bounds) {
  for (let index = 1; index < arcs.length; index++) {
    const [before, after] = [arcs[index - 1], arcs[index]];
    if (stays[after.from].isExtreme || !before.controls.length || !after.controls.length) continue;
    const points = between(before.from, after.to);
    const controls = fittedAsOne(points, before.controls, pointOf(after.from), after.controls, bounds);
    if (!controls) continue;
    arcs.splice(index - 1, 2, { from: before.from, to: after.to, controls });
    index--;
  }
}
