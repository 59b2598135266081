import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Failure } from "@/lib/model/failure";
import { endpoints } from "./all";
import { ACT_SHAPES } from "./fight-acts";

const LONG = "x".repeat(300_000);
const ENTRIES = [true, 5, "x", null, {}, []];
const TEXTS = ["", "x", "\0", "1e3", "5", "2026-02-31T00:00:00Z", "[1]", "[{}]", LONG];
const WRONG: unknown[] = [
  ...TEXTS,
  true,
  0,
  -1,
  5,
  1.5,
  2 ** 40,
  1e21,
  Number.POSITIVE_INFINITY,
  {},
  [],
  ...ENTRIES.map((entry) => [entry]),
  Array.from({ length: 3000 }, (_, index) => index),
];
/** How zod words what no schema words itself. */
const OF_THE_LIBRARY = /^(?:Invalid |Too (?:big|small)|Unrecognized )/;

const sentencesOf = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Object.values(error.details.fields ?? {});
  }
};

const fields = endpoints.flatMap(({ method, path, body }) =>
  (body?.fields ?? []).map(({ wire }) => [`${method} ${path}, ${wire}`, { method, body, wire }] as const),
);

/** Messages of the issues of one field of an act. A union reports its issues without a path, so that they count as the field's. */
const issuesOf = (shape: z.core.$ZodType, sent: object, part: string): string[] =>
  (z.safeDecode(shape, sent).error?.issues ?? []).flatMap(({ path, message }) =>
    path.length === 0 || path[0] === part ? [message] : [],
  );

describe("what is refused is refused in a sentence of our own", () => {
  it.each(fields)("in %s", (_, { method, body, wire }) => {
    // A query brings nothing but texts.
    const wrong = method === "GET" ? TEXTS : WRONG;
    const said = wrong.flatMap((value) => sentencesOf(() => body?.decode({ [wire]: value })));
    expect(said.filter((sentence) => OF_THE_LIBRARY.test(sentence))).toEqual([]);
  });

  it.each(Object.entries(ACT_SHAPES))("in each part of the act %s", (type, shape) => {
    const options = shape instanceof z.ZodUnion ? shape.options : [shape];
    const names = options.flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
    const parts =
      type === "add" ? ["characters", "encounters", "library", "others", "rows", "hidden"] : names;
    const said = parts.flatMap((name) => WRONG.flatMap((value) => issuesOf(shape, { [name]: value }, name)));
    expect(said.length).toBeGreaterThanOrEqual(parts.length);
    expect(said.filter((sentence) => OF_THE_LIBRARY.test(sentence))).toEqual([]);
  });
});
