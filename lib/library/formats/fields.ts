import { plainText } from "./plain-text";

/** A JSON object of unknown origin: its own fields are read by name and never walked. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as an object; one without fields where it is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
/** A field of its own: what every object inherits is none. */
export const at = (fields: Fields, ...path: string[]): unknown => {
  let value: unknown = fields;
  for (const name of path) value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
};
export const has = (fields: Fields, ...path: string[]): boolean => at(fields, ...path) != null;

/** Text without mark-up; a number as its text, "" of anything else. */
export const text = (value: unknown): string => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? plainText(value) : "";
};
/** A number, also one in words such as "15 (leather armor)"; undefined where none is at the beginning. */
export const number = (value: unknown): number | undefined => {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const [found] = /^\s*-?\d+(?:\.\d+)?/.exec(typeof value === "string" ? value : "") ?? [];
  return found === undefined ? undefined : Number(found);
};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The texts of a list, or of a text that lists them by commas. */
export const words = (value: unknown): string[] =>
  (Array.isArray(value)
    ? value.map((one) => text(one) || text(at(fieldsOf(one), "name")))
    : text(value).split(", ")
  ).filter((one) => one !== "");
