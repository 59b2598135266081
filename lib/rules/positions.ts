import { LARGEST_POSITION } from "./largest-position";

/** Room for many between two, so that moving one changes one. */
export const POSITION_STEP = 1024;

interface Placed {
  id: number;
  position: number;
}

/**
 * The positions to write so that the record `id` comes to stand at `to` of the list, counted without it: its own where there is room
 * between its new neighbours and within the range, else those of all that are out of order then.
 */
export const positionsAfterMove = (list: readonly Placed[], id: number, to: number): Placed[] => {
  const moved = list.find((one) => one.id === id);
  if (!moved || list.indexOf(moved) === to) return [];
  const others = list.filter((one) => one !== moved);
  const before = others[to - 1]?.position;
  const after = others[to]?.position;
  // One beyond either end of the range, since the middle lies strictly between.
  const low = before ?? Math.max((after ?? 0) - 2 * POSITION_STEP, -LARGEST_POSITION - 1);
  const high = after ?? Math.min(low + 2 * POSITION_STEP, LARGEST_POSITION + 1);
  const middle = Math.floor((low + high) / 2);
  if (middle > low && middle < high) return [{ id, position: middle }];
  return others
    .toSpliced(to, 0, moved)
    .map((one, index) => ({ id: one.id, position: (index + 1) * POSITION_STEP }))
    .filter((one) => list.find(({ id: same }) => same === one.id)?.position !== one.position);
};
