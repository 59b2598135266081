import type { Random } from "@/lib/rules/dice";
import type { Fight } from "@/lib/rules/fight-model";

const HIGHEST = 2 ** 31 - 1;

/**
 * Draws ids for combatants and proposals that come into a fight, from 1 to 2³¹ − 1, each by chance and none twice: ids that counted would
 * tell players by their gaps how many hidden combatants there are, and when they came.
 */
export const drawIds = (
  { combatants, proposals }: Pick<Fight, "combatants" | "proposals">,
  random: Random,
): (() => number) => {
  const given = new Set([...combatants, ...proposals].map(({ id }) => id));
  return () => {
    for (;;) {
      const id = 1 + (random() % HIGHEST);
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  };
};
