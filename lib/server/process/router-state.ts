import { z } from "zod";

/** As the framework reads it: longer ones it refuses. */
const LONGEST = 40_000;
const KINDS = [
  "c",
  "ci(..)(..)",
  "ci(.)",
  "ci(..)",
  "ci(...)",
  "oc",
  "d",
  "di(..)(..)",
  "di(.)",
  "di(..)",
  "di(...)",
];

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(KINDS), z.array(z.string()).nullable()]),
]);
const state: z.ZodType = z.tuple([
  segment,
  z.lazy(() => z.record(z.string(), state)),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Whether a browser's `Next-Router-State-Tree` is one, or absent: at any other the framework fails. */
export const isRouterState = (header: string | string[] | undefined): boolean => {
  if (header === undefined) return true;
  if (Array.isArray(header) || header.length > LONGEST) return false;
  try {
    return state.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
};
