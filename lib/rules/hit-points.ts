/** Damage is a negative change; temporary hit points are given. */
export type HitPointChange = { change: number } | { temporary: number };

interface Counted {
  current: number;
  max: number;
  temporary: number;
}

/** Hit points after a change: damage spends temporary ones first, of which the larger amount stays; 0 to the maximum. */
export function changedHitPoints({ current, max, temporary }: Counted, change: HitPointChange): Counted {
  if ("temporary" in change) return { current, max, temporary: Math.max(temporary, change.temporary) };
  const absorbed = Math.min(temporary, Math.max(0, -change.change));
  const next = Math.min(max, Math.max(0, current + change.change + absorbed));
  return { current: next, max, temporary: temporary - absorbed };
}

interface Stored {
  currentHitPoints: number;
  maxHitPoints: number;
  temporaryHitPoints: number;
}

export const hitPointsOf = (stored: Stored): Counted => ({
  current: stored.currentHitPoints,
  max: stored.maxHitPoints,
  temporary: stored.temporaryHitPoints,
});
