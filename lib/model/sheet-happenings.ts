import { naturalOf } from "@/lib/rules/table-roll";
import type { Happening } from "./journal";
import type { TableRoll } from "./roll";

interface Standing {
  level: number;
  currentHitPoints: number;
}

/** A character who came to 0 hit points by a change of its sheet, or got up. */
export const fallAndRise = (
  before: Standing,
  { name, currentHitPoints: now }: Standing & { name: string },
): Happening<"fall" | "rise">[] => {
  if (before.currentHitPoints > 0 === now > 0) return [];
  return [now > 0 ? { kind: "rise", entry: { name } } : { kind: "fall", entry: { name, by: null } }];
};

/** That a character got up by what can only restore hit points. */
export const riseOf = (before: Standing, now: Standing & { name: string }): Happening<"rise">[] =>
  fallAndRise(before, now).filter(({ kind }) => kind === "rise") as Happening<"rise">[];

export const levelGained = (
  before: Standing,
  { name, level }: Standing & { name: string },
): Happening<"level">[] => (level > before.level ? [{ kind: "level", entry: { name, level } }] : []);

type Thrown = Pick<TableRoll, "audience" | "dice" | "label" | "total">;

/** A natural 20 or 1 of a d20 that counts, where it was rolled for the table; of several the best one. */
export const naturalRoll = (
  { audience, dice, label, total }: Thrown,
  { character, person }: { character: string | null; person: string },
): Happening<"roll">[] => {
  if (audience !== "table") return [];
  const natural = naturalOf(dice);
  if (natural === undefined) return [];
  const entry = { by: character, label, natural, total };
  return [{ kind: "roll", entry, ...(character === null && { person }) }];
};
