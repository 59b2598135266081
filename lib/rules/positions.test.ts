import fc from "fast-check";
import { expect, it } from "vitest";
import { LARGEST_POSITION } from "./largest-position";
import { positionsAfterMove } from "./positions";

it("any moves leave the list in the order in which they were made, whatever the positions were", () => {
  const start = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 30 });
  fc.assert(
    fc.property(start, moves, (positions, done) => {
      const stored = new Map(
        positions.toSorted((a, b) => a - b).map((position, index) => [index + 1, position]),
      );
      const listed = () =>
        [...stored]
          .map(([id, position]) => ({ id, position }))
          .toSorted((one, other) => one.position - other.position || one.id - other.id);
      for (const [from, to] of done) {
        const before = listed();
        const id = before[from % before.length]?.id ?? 0;
        const place = to % before.length;
        const wished = before.filter((one) => one.id !== id).map((one) => one.id);
        wished.splice(place, 0, id);
        for (const one of positionsAfterMove(before, id, place)) stored.set(one.id, one.position);
        expect(listed().map((one) => one.id)).toEqual(wished);
      }
    }),
  );
});

it("no move to either end leaves the range of positions", () => {
  const rows = [-LARGEST_POSITION, 0, LARGEST_POSITION].map((position, index) => ({
    id: index + 1,
    position,
  }));
  for (const place of [0, 2])
    for (const { position } of positionsAfterMove(rows, 2, place))
      expect(Math.abs(position)).toBeLessThanOrEqual(LARGEST_POSITION);
});
