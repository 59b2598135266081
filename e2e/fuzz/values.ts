import fc from "fast-check";
import { type JsonSchema, withInputLimit, shapesOf } from "@/lib/contract/json-shape";
import type { BodyField } from "@/lib/contract/wire";

/** Values that fit a field of the contract, and values that fit none. */

const LETTERS = fc.constantFrom(
  "'; drop table users; --",
  '<img src=x onerror="alert(1)">',
  "{{7*7}} ${7*7} %s %00",
  "Ünïcödé 𝔐 👩‍👩‍👧 עברית ‮rtl",
  "a\r\nb\tc",
  "  blanks around  ",
  "\\u0000 \\ud800",
);
const WORDS = fc.oneof(LETTERS, fc.string({ unit: "grapheme", maxLength: 30 }), fc.string({ maxLength: 30 }));
const storable = (value: string) => value.isWellFormed() && !value.includes("\0");
const words = (max: number) => WORDS.filter((value) => storable(value) && value.length <= max);

const number = ({ minimum = -1e9, maximum = 1e9 }: { minimum?: number; maximum?: number }) =>
  fc
    .tuple(fc.integer({ min: minimum, max: maximum }), fc.boolean())
    .map(([value, asText]) => (asText ? String(value) : value));

/** As it is, or as JSON text, encoded up to three times over. */
const encoded = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(value, fc.nat(3))
    .map(([list, times]) =>
      Array.from({ length: times }).reduce<unknown>((inner) => JSON.stringify(inner), list),
    );

const fitting = (shape: JsonSchema): fc.Arbitrary<unknown> => {
  const options = shape["anyOf"];
  if (Array.isArray(options)) return fitting(options[0] as JsonSchema);
  if (Array.isArray(shape["enum"])) return fc.constantFrom(...(shape["enum"] as unknown[]));
  if (shape["format"] === "date-time")
    return fc.constantFrom("2026-03-01T18:30:00.000Z", "1000-01-01T00:00:00Z");
  if (typeof shape["pattern"] === "string") return fc.constantFrom("#2a6ca6", "#FFFFFF", "");
  if (shape["type"] === "boolean") return fc.boolean();
  if (shape["type"] === "integer" || shape["type"] === "number") return number(shape);
  if (shape["type"] === "array")
    return encoded(fc.array(fitting(shape["items"] as JsonSchema), { maxLength: 6 }));
  if (shape["type"] === "object") {
    // Of an object with any names nothing is known but that.
    const properties = Object.entries((shape["properties"] ?? {}) as Record<string, JsonSchema>);
    return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, fitting(inner)])));
  }
  return words(Number(shape["maxLength"] ?? 100));
};

export const fittingField = ({ codec, inputLimit }: BodyField) =>
  fitting(withInputLimit(shapesOf(codec).sent, inputLimit));

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const often = (times: number) =>
  Array.from({ length: times }).reduce<string>((inner) => JSON.stringify(inner), '["a"]');

/** Values that hardly any field takes. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    "",
    [],
    {},
    [[]],
    [null],
    "NaN",
    "Infinity",
    "1e3",
    "0x1f",
    " 12",
  ),
  fc.constantFrom<unknown>(-1, 0, 0.5, -0, 1e21, -1e308, 2 ** 31, 2 ** 53, 4294967297, "9".repeat(400)),
  fc.constantFrom<unknown>("\0", "a\0b", "\ud800", "\udc00x", ["a\0"], ["\ud800"], [{ name: "\0" }]),
  fc.constantFrom<unknown>("__proto__", "constructor", { constructor: { prototype: {} } }, "[object Object]"),
  fc.constantFrom<unknown>("x".repeat(121), "x".repeat(20_001), "é".repeat(60_000), "x,".repeat(10_000)),
  fc.constantFrom<unknown>(deep(10), deep(5_000), often(2), often(7), often(9), '["', "[1,", "{}", '"x"'),
  fc.constantFrom<unknown>(
    "0000-01-01T00:00:00Z",
    "0050-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "275760-01-01",
    "yesterday",
  ),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"role":"super_admin"}}'), JSON.parse(deep(500))),
  LETTERS,
  fc.jsonValue(),
  fc.string({ unit: "binary", maxLength: 50 }),
);
