import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { ABILITIES } from "@/lib/rules/abilities";

/** What the schemas of records are made of. */

interface Range {
  readonly min: number;
  readonly max: number;
}

const NO_INTEGER = "Must be a whole number";
/** A whole number within one of the rules' ranges. */
export const whole = ({ min, max }: Range) =>
  z.int(NO_INTEGER).min(min, `Must be at least ${min}`).max(max, `Must be at most ${max}`);

export const listOf = <S extends z.ZodType>(entry: S, max: number = LIMIT.listEntries) =>
  z.array(entry).max(max, `At most ${max} entries`);

/** A list as a record holds it, of which what is beyond `max` is left out: it came about, and nobody can shorten it. */
export const firstOf = <S extends z.ZodType>(entry: S, max: number = LIMIT.listEntries) =>
  z
    .array(entry)
    .overwrite((list) => list.slice(0, max))
    .max(max);

/** A whole number for each ability. */
export const sixOf = (range: Range) => z.record(z.enum(ABILITIES), whole(range));

/** The fields of a record's schema, and nothing else of what has more. */
export const pickFields = <S extends z.ZodObject>(schema: S, from: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, from[name]])) as z.output<S>;
