import type { EncounterStats } from "@/lib/model/creature";
import { plainLetters } from "@/lib/rules/plain-letters";

export interface Sought {
  /** Part of a name or of a race; the words may stand in any order. */
  text: string;
  level: number | null;
}

export const ANYTHING: Sought = { text: "", level: null };

/** Those whose name and race hold all words of the text, in either of them, and whose level is the one that is asked for. */
export const findEncounters = <E extends Pick<EncounterStats, "name" | "race" | "level">>(
  encounters: readonly E[],
  { text, level }: Sought,
): E[] => {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  return encounters.filter((encounter) => {
    if (level !== null && encounter.level !== level) return false;
    const said = plainLetters(`${encounter.name} ${encounter.race.name}`);
    return words.every((word) => said.includes(word));
  });
};

/** What is sought among these: a level that none of them has any more isn't offered, and narrows nothing. */
export const soughtAmong = (encounters: readonly Pick<EncounterStats, "level">[], sought: Sought): Sought =>
  sought.level === null || encounters.some(({ level }) => level === sought.level)
    ? sought
    : { ...sought, level: null };

/** The levels that occur, lowest first. */
export const levelsOf = (encounters: readonly Pick<EncounterStats, "level">[]): number[] =>
  [...new Set(encounters.map(({ level }) => level))].toSorted((one, other) => one - other);
