import type { Condition } from "@/lib/rules/fight-model";

/** One condition of a creature, by its name: taken off, or put on for some rounds or until it is taken off. */
export interface ConditionChange {
  condition: string;
  rounds?: number;
  isOff?: boolean;
}

/** The conditions after a change. One that is put on where it lies already stays as it is: somebody has put it on since, for as long as they said. */
export const changedConditions = (
  conditions: readonly Condition[],
  { condition, rounds, isOff }: ConditionChange,
): Condition[] => {
  if (isOff) return conditions.filter(({ name }) => name !== condition);
  const has = conditions.some(({ name }) => name === condition);
  return has ? [...conditions] : [...conditions, { name: condition, rounds: rounds ?? null }];
};
