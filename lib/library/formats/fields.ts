import { LIMIT } from "@/lib/constants";
import { withoutMarkdown } from "./plain-markdown";
import { plainText } from "./plain-text";
import { withoutSecrets } from "./secret-sections";

/** A JSON object of unknown origin: its own fields are read by name and never walked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Why a record can't come in, for a person to read. */
export class Unreadable extends Error {}

/** Characters with their mark-up, of a text and of a record's texts together: far above what is kept, since cleaning takes time. */
const MOST_CHARACTERS = { text: 100_000, record: 500_000 } as const;
let read = 0;
/** Whether secret sections of the record's texts are left out, and whether there were any. */
const secrets = { hidden: false, found: false };
/** Begins a record: what its readers read of texts is counted from here on. They run in one go, so there is one count. */
export const beginRecord = (): void => {
  read = 0;
  secrets.hidden = false;
  secrets.found = false;
};
/** From here on the record's texts are read without their secret sections: all members read what is made of it. */
export const hideSecrets = (): void => {
  secrets.hidden = true;
};
export const hasHiddenSecrets = (): boolean => secrets.found;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names that were asked for of each object of a record: what no reader asks for can't come in, and is told. */
const asked = new WeakMap<Fields, Set<string>>();
const ask = (fields: Fields, name: string): void => {
  const names = asked.get(fields);
  if (names) names.add(name);
  else asked.set(fields, new Set([name]));
};
export const isAsked = (fields: Fields, name: string): boolean => asked.get(fields)?.has(name) ?? false;

/** The value as an object; one without fields where it is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
/** A field of its own: what every object inherits is none. */
export const at = (fields: Fields, ...path: string[]): unknown => {
  let value: unknown = fields;
  for (const name of path) {
    if (!isFields(value)) return undefined;
    ask(value, name);
    value = Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
};
/** Writes a field of a record, which is this reading's own copy; objects on its way are made. */
export const put = (fields: Fields, path: readonly string[], value: unknown): void => {
  let owner: Fields = fields;
  for (const step of path.slice(0, -1)) {
    let next = at(owner, step);
    if (!isFields(next)) {
      next = {};
      Object.defineProperty(owner, step, {
        value: next,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    owner = fieldsOf(next);
  }
  const last = path.at(-1) ?? "";
  Object.defineProperty(owner, last, { value, enumerable: true, configurable: true, writable: true });
};
/** The fields of an object in which something can be read; those count as asked for. */
export const entriesOf = <V>(
  value: unknown,
  reading: (value: unknown) => V | undefined,
): [name: string, value: V][] => {
  const fields = fieldsOf(value);
  return Object.entries(fields).flatMap(([name, one]): [string, V][] => {
    const found = reading(one);
    if (found === undefined) return [];
    ask(fields, name);
    return [[name, found]];
  });
};
/** A code of a format, "ranged"; one that is not known counts as not asked for, and so is told. */
export const code = (fields: Fields, name: string, isKnown: (code: string) => boolean): string => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== "string" || !isKnown(value)) return "";
  ask(fields, name);
  return value;
};
/**
 * What the first of several names holds, by which a record may have one thing. Those that say the same are asked for too; one that
 * says something else is not, and so is told.
 */
export const either = <V>(
  fields: Fields,
  reading: (value: unknown) => V | undefined,
  ...names: readonly string[]
): V | undefined => {
  const values = names.map((name) => (Object.hasOwn(fields, name) ? reading(fields[name]) : undefined));
  const found = values.find((value) => value !== undefined);
  for (const [index, name] of names.entries())
    if (found !== undefined && values[index] === found) ask(fields, name);
  return found;
};
export const has = (fields: Fields, ...path: string[]): boolean => at(fields, ...path) != null;

/** Text with its mark-up, but for secrets that are hidden; a number as its text, "" of anything else. @throws Unreadable where it is too long */
export const markup = (value: unknown): string => {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  read += value.length;
  if (value.length > MOST_CHARACTERS.text) throw new Unreadable("One of its texts is too long to be kept.");
  if (read > MOST_CHARACTERS.record) throw new Unreadable("It holds more text than can be kept.");
  if (!secrets.hidden) return value;
  const open = withoutSecrets(value);
  secrets.found ||= open !== value;
  return open;
};
/** As `markup`, without the mark-up. */
export const text = (value: unknown): string =>
  typeof value === "number" ? String(value) : plainText(markup(value));
/** As `text`, without Markdown either. */
export const prose = (value: unknown): string => withoutMarkdown(text(value));
/** A number, also one in words such as "15 (leather armor)"; undefined where none is at the beginning. */
export const number = (value: unknown): number | undefined => {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const [found] = /^\s*-?\d+(?:\.\d+)?/.exec(markup(value)) ?? [];
  return found === undefined ? undefined : Number(found);
};
/** The entries of a list, none of anything else. @throws Unreadable where it has more than a creature may own */
export const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) return [];
  if (value.length > LIMIT.file.belongings) throw new Unreadable("One of its lists is too long to be kept.");
  return value;
};
/** The texts of a list, or of a text that lists them by commas. */
export const words = (value: unknown): string[] =>
  (Array.isArray(value)
    ? list(value).map((one) => prose(one) || prose(at(fieldsOf(one), "name")))
    : prose(value).split(", ")
  ).filter((one) => one !== "");
