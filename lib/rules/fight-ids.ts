import type { Random } from "@/lib/rules/dice";
import { type Fight, FIGHT_LIMIT } from "@/lib/rules/fight-model";

/** As many as one act can give. */
const RUN = FIGHT_LIMIT.combatants;
const HIGHEST = 2 ** 31 - 1 - RUN;

/**
 * The first of so many free ids in a row as one act can give, from 1 to 2³¹ − 1. By chance, and anew for each act: ids that went on
 * counting would tell players by their gaps how many hidden combatants came in between, and when.
 */
export const freshIds = (
  { combatants, proposals }: Pick<Fight, "combatants" | "proposals">,
  random: Random,
): number => {
  const given = [...combatants, ...proposals].map(({ id }) => id);
  for (;;) {
    const first = 1 + (random() % HIGHEST);
    if (!given.some((id) => id >= first && id < first + RUN)) return first;
  }
};
