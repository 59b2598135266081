/** Of a character, an encounter or a combatant; temporary ones are spent first. */
export interface HitPoints {
  current: number;
  max: number;
  temporary: number;
}
/** As forms have them, and where temporary ones play no part. */
export type PlainHitPoints = Omit<HitPoints, "temporary">;

/** Damage is a negative change; temporary hit points are given. */
export type HitPointChange = { change: number } | { temporary: number };

/**
 * The one rule of hit points: damage spends temporary ones first and ends at 0, healing ends at the maximum, and of temporary ones the
 * larger amount stays. `db/queries/vitals.ts` has it as SQL, since changes that arrive at the same time all count; a test compares both.
 */
export function changedHitPoints({ current, max, temporary }: HitPoints, sent: HitPointChange): HitPoints {
  if ("temporary" in sent) return { current, max, temporary: Math.max(temporary, sent.temporary) };
  const { change } = sent;
  if (change >= 0) return { current: Math.max(current, Math.min(max, current + change)), max, temporary };
  const absorbed = Math.min(temporary, -change);
  return { current: Math.max(0, current + change + absorbed), max, temporary: temporary - absorbed };
}

/** What a change took away, temporary ones included. */
export const lostHitPoints = (before: HitPoints, after: HitPoints): number =>
  before.current + before.temporary - after.current - after.temporary;

export interface StoredHitPoints {
  currentHitPoints: number;
  maxHitPoints: number;
  temporaryHitPoints: number;
}

export const hitPointsOf = (stored: StoredHitPoints): HitPoints => ({
  current: stored.currentHitPoints,
  max: stored.maxHitPoints,
  temporary: stored.temporaryHitPoints,
});
