import { describe, expect, it } from "vitest";
import { JSON_LIMIT } from "@/lib/limits";
import { parseBounded } from "@/lib/model/bounded-json";
import { endpoints } from "./all";

/** As long as a body may be. */
const filled = (piece: string) => piece.repeat(Math.floor(JSON_LIMIT.bytes / piece.length));
const listOf = <T>(length: number, entry: T): T[] => Array.from({ length }, () => entry);

const HOSTILE: [string, unknown][] = [
  ["half a million entries", listOf(500_000, "a")],
  ["half a million blank entries", listOf(500_000, "")],
  ["a hundred thousand objects", listOf(100_000, {})],
  [
    "entries with a thousand names",
    [Object.fromEntries(listOf(1000, 0).map((_, index) => [`n${index}`, "a"]))],
  ],
  ["wrong entries", listOf(100_000, { name: 5 })],
  ["commas", filled("x,")],
  ["nothing but commas", filled(",")],
  ["line breaks", filled("\r\n")],
  ["a list as text", JSON.stringify(listOf(200_000, "a"))],
  ["a deep list as text", filled("[")],
  ["one long text", filled("a")],
  ["one long text of blanks", filled(" ")],
  ["digits", filled("9")],
  ["an address without an end", `a@${filled("a.").slice(4)}`],
];
const fields = endpoints.flatMap(({ method, path, body }) =>
  (body?.fields ?? []).map(({ wire }) => ({ title: `${method} ${path}, ${wire}`, wire, body })),
);

const timed = (work: () => void): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};
const MEGABYTE = filled("a");
/** Looks at each character of a megabyte once: what a linear reading costs on this machine, as busy as it is now. */
const lookOnce = () => {
  let sum = 0;
  for (let at = 0; at < MEGABYTE.length; at += 1) sum += MEGABYTE.charCodeAt(at) & 1;
  if (sum < 0) throw new Error("unreachable");
};
/** More than so many readings of a megabyte is not linear: what was found here took thousands. */
const MOST_READINGS = 40;
/** What holds the event loop no longer than a frame or two on a machine that is idle. */
const MOST_MS = 50;
/** How long the work took, and 0 where that is no more than a linear reading takes; shared machines stall, so it is tried again. */
const excess = (work: () => void): number => {
  for (let attempt = 0; ; attempt += 1) {
    const took = timed(work);
    if (took <= MOST_MS || took <= MOST_READINGS * timed(lookOnce)) return 0;
    if (attempt === 3) return took;
  }
};

describe("a value of a megabyte", () => {
  it.each(HOSTILE)("of %s is refused or read in no time, in every field", (_, value) => {
    const slow = fields.flatMap(({ title, wire, body }) => {
      const took = excess(() => {
        try {
          body?.decode({ [wire]: value });
        } catch {
          // Refused, as it should be; only how long it takes is looked at.
        }
      });
      return took > 0 ? [`${title}: ${Math.round(took)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe("a JSON text", () => {
  it.each([
    [
      "many names",
      `{${listOf(60_000, 0)
        .map((_, index) => `"k${index}":1`)
        .join(",")}}`,
    ],
    ["many objects", `[${filled("{},").slice(3)}{}]`],
    ["many texts", `[${filled('"a",').slice(4)}"a"]`],
    ["depth", `${"[".repeat(400_000)}${"]".repeat(400_000)}`],
    ["depth within few values", `${"[".repeat(65)}${"]".repeat(65)}`],
  ])("is refused for its %s before it is parsed", (_, text) => {
    expect(() => parseBounded(text, JSON_LIMIT)).toThrow("JsonTooLarge");
    const took = excess(() => {
      try {
        parseBounded(text, JSON_LIMIT);
      } catch {
        // As above.
      }
    });
    expect(took).toBe(0);
  });

  it("is read where only its texts look like structure", () => {
    const text = JSON.stringify({ a: filled('[{",:\\'.slice(0, 5)).slice(0, 400_000), b: ["\\", '"'] });
    expect(parseBounded(text, JSON_LIMIT)).toEqual(JSON.parse(text));
  });
});
