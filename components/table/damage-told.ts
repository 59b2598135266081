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

/** Of a change that is told: the person who made it. */
export interface ChangeBy {
  by: number;
}

/**
 * Whether all that changed a character within a moment was done by others. Where the reader changed it too, as who notes the damage while the
 * dungeon master adds a condition, what they took off themselves would be told as dealt by somebody.
 */
export const isOthersAlone = (changes: readonly ChangeBy[], readerId: number): boolean =>
  changes.every(({ by }) => by !== readerId);
