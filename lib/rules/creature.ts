import { mapAbilities, modifier, SCORE, type Scores } from "@/lib/rules/abilities";
import type { PlainHitPoints } from "@/lib/rules/hit-points";

/** What may be stored. */
export const RANGE = {
  level: { min: 1, max: 30 },
  speed: { min: 0, max: 999 },
  armourClass: { min: 0, max: 99 },
  maxHitPoints: { min: 1, max: 9999 },
  temporaryHitPoints: { min: 0, max: 9999 },
  /** Wide, since a table may grant more than any modifier. */
  savingThrow: { min: -99, max: 99 },
} as const;

/** How long a condition may last. */
export const ROUNDS = { min: 1, max: 999 } as const;

/** What dexterity makes, with a bonus of hide, armour or a shield. */
export function armourClass(scores: Scores, bonus = 0): number {
  const { min, max } = RANGE.armourClass;
  return Math.min(Math.max(10 + modifier(scores.dex) + bonus, min), max);
}

export function savingThrows(scores: Scores): Scores {
  return mapAbilities((ability) => modifier(scores[ability]));
}

/** Saving throws while scores are changed: each keeps what it has beside its modifier, of a class or set by hand. */
export const changedSaves = (
  before: { abilities: Scores; savingThrows: Scores },
  abilities: Scores,
): Scores =>
  mapAbilities((ability) => {
    const { min, max } = RANGE.savingThrow;
    const bonus = before.savingThrows[ability] - modifier(before.abilities[ability]);
    return Math.min(Math.max(modifier(abilities[ability]) + bonus, min), max);
  });

/** Brings the maximum to at least 1 and the current hit points into 0 to the maximum. */
export function fitHitPoints({ current, max }: PlainHitPoints): PlainHitPoints {
  const most = Math.max(RANGE.maxHitPoints.min, max);
  return { current: Math.min(most, Math.max(0, current)), max: most };
}

/** Whether it lies on the ground: no hit points are left. */
export const isDown = ({ current }: PlainHitPoints): boolean => current <= 0;

/** Between 0 and 1. */
export function hitPointShare(hitPoints: PlainHitPoints): number {
  const { current, max } = fitHitPoints(hitPoints);
  return current / max;
}

export function hitPointColour(hitPoints: PlainHitPoints): "high" | "mid" | "low" {
  const share = hitPointShare(hitPoints);
  if (share > 0.5) return "high";
  return share > 0.25 ? "mid" : "low";
}

/** A typed level, within its range; 1 when it is no number. */
export function levelFrom(typed: string): number {
  return wholeFrom(typed, RANGE.level, 1);
}

/** A typed speed, within its range; 0 when it is no number. */
export function speedFrom(typed: string): number {
  return wholeFrom(typed, RANGE.speed, 0);
}

function wholeFrom(typed: string, { min, max }: { min: number; max: number }, otherwise: number): number {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? otherwise : Math.min(max, Math.max(min, value));
}

/** The stat block that a creature starts with. Armour class and saving throws follow from the scores. */
function newCreature(name: string) {
  return {
    name,
    description: "",
    level: 1,
    speed: 30,
    hitPoints: { current: 10, max: 10 },
    abilities: mapAbilities<number>(() => SCORE.usual),
    skills: [] as string[],
  };
}

export const newCharacter = () => newCreature("New Character");
export const newEncounter = () => newCreature("New Encounter");
