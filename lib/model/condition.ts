import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { ROUNDS } from "@/lib/rules/creature";
import { listOf, whole } from "./fields";
import { requiredText } from "./text";

/** What a creature suffers, such as "Poisoned". */
export const condition = z.object(
  {
    name: requiredText(LIMIT.condition),
    /** How many it still lasts; null until somebody takes it off. */
    rounds: whole(ROUNDS).nullable().default(null),
  },
  "A condition has a name, and rounds or null",
);
export type Condition = z.output<typeof condition>;

/** Each once: of a name that is repeated what was said last, in the place of the first. A fight tells conditions apart by their names. */
export const eachOnce = (some: readonly Condition[]): Condition[] => [
  ...new Map(some.map((one) => [one.name, one])).values(),
];

export const conditions = listOf(condition, LIMIT.conditions).overwrite(eachOnce);
