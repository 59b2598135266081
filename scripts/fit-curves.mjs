// Quadratic curves in a row that stay near a stretch of points, as TrueType draws them: where two of them meet lies midway between
// their control points, so that each curve costs a single point. Only operations that IEEE 754 prescribes to the last bit are used (no
// Math.hypot): each machine makes the same bytes.

/** How often points are measured against the curves, and the curves fitted to where they fell. */
const ROUNDS = 5;
/** From how many times the square of the tolerance on further rounds are given up. */
const HOPELESS = 4;
/** Into how many straight pieces a curve is cut to measure a distance from it. */
const PIECES = 8;
/** Among how many of these pieces, from the nearest of one point on, that of the next is looked for. */
const AHEAD = 8;
/** How much of its importance a point keeps from round to round that the curves meet; one at the tolerance keeps all and this. */
const KEPT = 0.3;

export const midway = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function onCurve(from, control, to, t) {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

/** Where along the pieces of `path` each point falls, in order, and the greatest square of a distance. */
function measure(points, path, ahead = AHEAD) {
  const [places, squares] = [[], []];
  let [first, greatest] = [0, 0];
  for (const { x, y } of points) {
    let [nearest, place, at] = [Infinity, 0, first];
    const last = Math.min(path.length - 1, first + ahead);
    for (let piece = first; piece < last; piece++) {
      const [a, b] = [path[piece], path[piece + 1]];
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / length;
      const share = along < 0 ? 0 : along > 1 ? 1 : along;
      const ex = x - a.x - share * dx;
      const ey = y - a.y - share * dy;
      const square = ex * ex + ey * ey;
      if (square < nearest) {
        nearest = square;
        place = piece + share;
        at = piece;
      }
    }
    if (ahead < Infinity) first = at;
    if (nearest > greatest) greatest = nearest;
    places.push(place);
    squares.push(nearest);
  }
  return { places, squares, greatest };
}

/** The ends of the curves that have these control points, from `from` to `to`. */
const endsOf = (from, controls, to) => [
  from,
  ...controls.slice(1).map((control, index) => midway(controls[index], control)),
  to,
];

/** The straight pieces of these curves, as the points where they meet. */
function pathOf(from, controls, to) {
  if (controls.length === 0) return [from, to];
  const ends = endsOf(from, controls, to);
  const pieces = controls.flatMap((control, index) =>
    Array.from({ length: PIECES }, (_, piece) =>
      onCurve(ends[index], control, ends[index + 1], (piece + 1) / PIECES),
    ),
  );
  return [from, ...pieces];
}

/**
 * What the first point, the control points and the last point weigh in the curves' point at `place` of 0 to `count`: the three next to it
 * alone count, from the point of that number on.
 */
function weightsAt(place, count) {
  const curve = Math.min(count - 1, Math.floor(place));
  const t = place - curve;
  const start = (1 - t) * (1 - t) * (curve === 0 ? 1 : 0.5);
  const end = t * t * (curve === count - 1 ? 1 : 0.5);
  // Where two curves meet, half of the point is the control point between them.
  const middle = 2 * t * (1 - t) + (curve === 0 ? 0 : start) + (curve === count - 1 ? 0 : end);
  return { curve, weights: [start, middle, end] };
}

/** The control points that come nearest to the points by least squares, each point at its place; undefined where none are determined. */
function leastSquares(points, places, count, importance) {
  const rows = Array.from({ length: count }, () => Array.from({ length: count + 2 }, () => 0));
  const [from, to] = [points[0], points.at(-1)];
  points.forEach((point, index) => {
    const { curve, weights } = weightsAt(places[index], count);
    let { x, y } = point;
    if (curve === 0) {
      x -= weights[0] * from.x;
      y -= weights[0] * from.y;
    }
    if (curve === count - 1) {
      x -= weights[2] * to.x;
      y -= weights[2] * to.y;
    }
    for (let one = curve - 1; one <= curve + 1; one++) {
      const row = rows[one];
      if (!row) continue;
      const weight = importance[index] * weights[one - curve + 1];
      for (let other = Math.max(0, curve - 1); other <= curve + 1 && other < count; other++)
        row[other] += weight * weights[other - curve + 1];
      row[count] += weight * x;
      row[count + 1] += weight * y;
    }
  });
  return solved(rows)?.map((row) => ({ x: row[count], y: row[count + 1] }));
}

/** Gauss and Jordan's elimination; the matrix is positive definite, so its diagonal serves as it comes. */
function solved(rows) {
  for (const [index, row] of rows.entries()) {
    const pivot = row[index];
    if (pivot < 1e-6) return undefined;
    for (let column = index; column < row.length; column++) row[column] /= pivot;
    for (const other of rows) {
      if (other === row || other[index] === 0) continue;
      const factor = other[index];
      for (let column = index; column < row.length; column++) other[column] -= factor * row[column];
    }
  }
  return rows;
}

const rounded = ({ x, y }) => ({ x: Math.round(x), y: Math.round(y) });

/** The control points of so many curves that stay within the tolerance of a stretch of the old outline, if there are any. */
export function fitted(points, count, { tolerance, box }, places = chordPlaces(points, count)) {
  const [from, to] = [points[0], points.at(-1)];
  const limit = tolerance * tolerance;
  if (count === 0) return measure(points, [from, to]).greatest <= limit ? [] : undefined;
  const importance = points.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const controls = leastSquares(points, places, count, importance)?.map(rounded);
    if (!controls?.every((control) => isIn(box, control))) return undefined;
    const path = pathOf(from, controls, to);
    const { places: nearer, squares, greatest } = measure(points, path);
    if (greatest <= limit) return measure(path, points, Infinity).greatest <= limit ? controls : undefined;
    if (greatest > HOPELESS * limit) return undefined;
    places = nearer.map((place) => place / PIECES);
    // What is furthest off counts for more, so that the greatest distance shrinks and not only the sum.
    squares.forEach((square, index) => {
      importance[index] *= KEPT + Math.sqrt(square / limit);
    });
  }
  return undefined;
}

const isIn = ({ xMin, yMin, xMax, yMax }, { x, y }) => x >= xMin && x <= xMax && y >= yMin && y <= yMax;

/** Each point's share of the way, as a place of 0 to `count`. */
function chordPlaces(points, count) {
  let way = 0;
  const ways = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const [dx, dy] = [point.x - before.x, point.y - before.y];
    way += Math.sqrt(dx * dx + dy * dy);
    return way;
  });
  return ways.map((each) => (way ? (count * each) / way : 0));
}

/** The control points of the curves that draw two such rows, which meet in `middle`, as one row, if there are any. */
export function fittedAsOne(points, before, middle, after, bounds) {
  const path = [...pathOf(points[0], before, middle), ...pathOf(middle, after, points.at(-1)).slice(1)];
  const count = before.length + after.length;
  const places = measure(points, path).places.map((place) => place / PIECES);
  const spread = places.map((place) => (place * (count - 1)) / count);
  return fitted(points, count - 1, bounds, spread) ?? fitted(points, count, bounds, places);
}
