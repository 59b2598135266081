import { describe, expect, test } from "vitest";
import { JSON_LIMIT } from "@/lib/limits";
import { type AttackText, attackTexts } from "./attack-texts";
import { type FoundPattern, patternsOf, sourcesIn } from "./find-patterns";
import { excess } from "./linear-time";

/** Characters of the longest text that reaches the patterns of a folder. */
const LONGEST = {
  "lib/library": 100_000,
  "lib/rules": 200_000,
  "lib/contract": JSON_LIMIT.bytes,
  components: 200_000,
} as const;
/** Of the product's own paths and names alone. */
const SHORTER: Readonly<Record<string, number>> = { "lib/contract/openapi.ts": 200 };

const MOST_MS = 50;
/** All texts are tried short, the worst of them longer. */
const ROUNDS = [
  { length: 250, kept: 200 },
  { length: 2000, kept: 20 },
  { length: 10_000, kept: 5 },
  { length: Number.POSITIVE_INFINITY, kept: 5 },
];

const look = (pattern: RegExp, text: string) =>
  pattern.global ? text.replace(pattern, "") : pattern.test(text);

/** Milliseconds that a pattern takes to look through a text. */
const cost = (pattern: RegExp, text: string): number => {
  const started = performance.now();
  look(pattern, text);
  return performance.now() - started;
};
/** Of two times: the first one compiles the pattern. */
const leastCost = (pattern: RegExp, text: string): number =>
  Math.min(cost(pattern, text), cost(pattern, text));

/** The first text found that takes too long, in short, as JSON; undefined where none does. */
const slowText = async (pattern: RegExp, longest: number): Promise<string | undefined> => {
  let texts: AttackText[] = attackTexts(pattern);
  for (const { length, kept } of ROUNDS) {
    const costs: { make: AttackText; ms: number }[] = [];
    for (const make of texts) {
      const text = make(Math.min(length, longest));
      const ms = leastCost(pattern, text);
      if (ms > MOST_MS && (await excess(() => look(pattern, text))) > 0) return JSON.stringify(make(80));
      costs.push({ make, ms });
    }
    texts = costs
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, kept)
      .map(({ make }) => make);
  }
  return undefined;
};

const patternsIn = async (folder: string): Promise<FoundPattern[]> => {
  const patterns: FoundPattern[] = [];
  for (const file of sourcesIn(folder)) patterns.push(...(await patternsOf(file)));
  return patterns;
};

describe.each(Object.entries(LONGEST))("the regular expressions of %s", async (folder, longest) => {
  test.each(await patternsIn(folder))("$name looks at a text once", async ({ file, name, pattern }) => {
    expect({ name, slow: await slowText(pattern, SHORTER[file] ?? longest) }).toEqual({
      name,
      slow: undefined,
    });
  });
});
