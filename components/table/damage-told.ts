import { type HitPoints, lostHitPoints } from "@/lib/rules/hit-points";

/**
 * The damage that a reader is told of between two states of a character's hit points; 0 where it was none. An event says who changed a
 * character and not how: who has more was healed or has rested, and who is unhurt and lost the last temporary ones has rested rather than
 * been dealt just as much.
 */
export const damageTold = (before: HitPoints, now: HitPoints): number => {
  const isRested = now.current > before.current || (now.current === now.max && now.temporary === 0);
  if (isRested || now.max !== before.max) return 0;
  return Math.max(0, lostHitPoints(before, now));
};

/** A live event of a change, as far as its author is concerned. */
export interface ChangeBy {
  /** The id of the user who made the change. */
  by: number;
}

/**
 * Whether none of these changes is the reader's own. A character is compared once for several changes, so that damage or an item which the
 * reader noted on their own sheet can't be told from what another user dealt or gave.
 */
export const isOthersAlone = (changes: readonly ChangeBy[], readerId: number): boolean =>
  changes.every(({ by }) => by !== readerId);
