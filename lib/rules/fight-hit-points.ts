import type { Combatant } from "@/lib/rules/fight-model";
import type { HitPoints, PlainHitPoints } from "@/lib/rules/hit-points";

/** With new hit points: whoever is no character and comes to 0 is defeated, and healing above 0 takes that back. */
export const withHitPoints = (one: Combatant, hitPoints: HitPoints): Combatant => {
  const was = one.hitPoints?.current ?? 0;
  if (one.kind === "character") return { ...one, hitPoints };
  const falls = was > 0 && hitPoints.current === 0;
  const rises = was === 0 && hitPoints.current > 0;
  return { ...one, hitPoints, isDefeated: falls || (one.isDefeated && !rises) };
};

/** What it still concentrates on with these hit points: who is incapacitated concentrates on nothing (SRD 5.1, Concentration). */
export const concentrationAt = (
  { current }: PlainHitPoints,
  { concentration }: Pick<Combatant, "concentration">,
): string | null => (current === 0 ? null : concentration);

/** The saving throw that keeps concentration: 10, or half the damage (SRD 5.1, Concentration). */
export const concentrationDifficulty = (damage: number): number => Math.max(10, Math.floor(damage / 2));

export const HIT_POINT_WORDS = ["unhurt", "hurt", "bloodied", "near death", "down"] as const;
export type HitPointWord = (typeof HIT_POINT_WORDS)[number];

/** Bloodied below half, near death below a quarter, down at 0. */
export const hitPointWord = ({ current, max }: PlainHitPoints): HitPointWord => {
  if (current <= 0) return "down";
  if (current * 4 < max) return "near death";
  if (current * 2 < max) return "bloodied";
  return current < max ? "hurt" : "unhurt";
};
