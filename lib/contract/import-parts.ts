import { z } from "zod";
import { parseBounded } from "@/lib/model/bounded-json";
import { NO_FLAG, wireSource } from "./codecs";

/** The place of a record in a file that is brought in, from 0. */
export const position = z.int().min(0);
export const sentence = z.string();
/** What of a file can't come in, and why. */
export const refusedEntry = z.object({ position, name: z.string(), reason: sentence });

const NO_POSITIONS = "Must be a list of positions";
/** Positions of what is taken, at most so many, as a JSON list or its text. */
export const wirePositions = (most: number) => {
  const positions = z.array(position).max(most);
  return z
    .codec(wireSource, positions, {
      decode: (value, context) => {
        const raw = typeof value === "string" ? parsed(value, most) : value;
        // Half a million entries are not looked at one by one.
        const list = Array.isArray(raw) && raw.length <= most ? positions.safeParse(raw) : undefined;
        if (list?.success) return list.data;
        context.issues.push({ code: "custom", message: NO_POSITIONS, input: value });
        return z.NEVER;
      },
      encode: (value) => JSON.stringify(value),
    })
    .meta({ entries: positions, example: [0, 2] });
};
const parsed = (json: string, most: number): unknown => {
  try {
    return parseBounded(json, { values: most + 1, depth: 1 });
  } catch {
    return undefined;
  }
};
/** "1" and "0" too, as a form sends them. */
export const wireDryRun = z
  .codec(
    z.union([z.boolean(), z.literal([0, 1]), z.enum(["0", "1", "true", "false"])], NO_FLAG),
    z.boolean(),
    {
      decode: (value) => value === true || value === "true" || Number(value) === 1,
      encode: (value) => value,
    },
  )
  .meta({ example: 1 });
