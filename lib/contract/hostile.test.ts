import { describe, expect, it } from "vitest";
import { JSON_LIMIT } from "@/lib/limits";
import { parseBounded } from "@/lib/model/bounded-json";
import { excess } from "@/scripts/patterns/linear-time";
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

describe("a value of a megabyte", () => {
  it.each(HOSTILE)("of %s is refused or read in no time, in every field", async (_, value) => {
    const slow: string[] = [];
    for (const { title, wire, body } of fields) {
      const took = await excess(() => {
        try {
          body?.decode({ [wire]: value });
        } catch {
          // Refused, as it should be; only how long it takes is looked at.
        }
      });
      if (took > 0) slow.push(`${title}: ${Math.round(took)} ms`);
    }
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
  ])("is refused for its %s before it is parsed", async (_, text) => {
    expect(() => parseBounded(text, JSON_LIMIT)).toThrow("JsonTooLarge");
    const took = await excess(() => {
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
