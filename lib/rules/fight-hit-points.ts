import type { Combatant, HitPointState } from "@/lib/rules/fight-model";

/** Temporary hit points are spent first; nothing falls below 0. Answers what is left and how much was really lost. */
export const harmed = (
  { current, max, temporary }: HitPointState,
  amount: number,
): { hitPoints: HitPointState; lost: number } => {
  const spent = Math.min(temporary, amount);
  const lost = Math.min(current, amount - spent);
  return { hitPoints: { current: current - lost, max, temporary: temporary - spent }, lost: spent + lost };
};

export const healed = ({ current, max, temporary }: HitPointState, amount: number): HitPointState => ({
  current: Math.max(current, Math.min(max, current + amount)),
  max,
  temporary,
});

/** Temporary hit points never add up: the larger stays. */
export const shielded = (hitPoints: HitPointState, amount: number): HitPointState => ({
  ...hitPoints,
  temporary: Math.max(hitPoints.temporary, amount),
});

/** With new hit points: whoever is no character and comes to 0 is defeated, and healing above 0 takes that back. */
export const withHitPoints = (one: Combatant, hitPoints: HitPointState): Combatant => {
  const was = one.hitPoints?.current ?? 0;
  if (one.kind === "character") return { ...one, hitPoints };
  const falls = was > 0 && hitPoints.current === 0;
  const rises = was === 0 && hitPoints.current > 0;
  return { ...one, hitPoints, isDefeated: falls || (one.isDefeated && !rises) };
};

/** The saving throw that keeps concentration: 10, or half the damage (SRD 5.1, Concentration). */
export const concentrationDifficulty = (damage: number): number => Math.max(10, Math.floor(damage / 2));

export const HIT_POINT_WORDS = ["unhurt", "hurt", "bloodied", "near death", "down"] as const;
export type HitPointWord = (typeof HIT_POINT_WORDS)[number];

/** Bloodied below half, near death below a quarter, down at 0. */
export const hitPointWord = ({ current, max }: HitPointState): HitPointWord => {
  if (current <= 0) return "down";
  if (current * 4 < max) return "near death";
  if (current * 2 < max) return "bloodied";
  return current < max ? "hurt" : "unhurt";
};
