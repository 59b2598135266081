import { type Fields, fieldsOf, isAsked, isFields } from "./fields";

/** What of a record no reader asked for, in a sentence: whatever is not in what was made is told. */

/** Whether a value says anything: not nothing, not 0, and no list or object of such. */
export const says = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(says);
  if (isFields(value)) return Object.values(value).some(says);
  return value !== undefined && value !== null && value !== "" && value !== false && value !== 0;
};

/** "page no" of `page_no`, "hit dice" of `hitDice`. */
export const inWords = (name: string): string =>
  name
    .slice(0, 60)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/[_\s]+/g, " ")
    .trim()
    .toLowerCase();

const LONGEST_VALUE = 120;
const shortened = (text: string): string =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
/** A value as a person reads it: “Chromatic”, 12, (capacity 400, kind “ship”). */
const shown = (value: unknown): string => {
  if (typeof value === "string") return `“${shortened(value.replace(/\s+/g, " ").trim())}”`;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.filter(says).slice(0, 20).map(shown).filter(Boolean).join(", ");
  const parts = Object.entries(fieldsOf(value)).filter(([, one]) => says(one));
  const told = parts.slice(0, 20).map(([name, one]) => `${inWords(name)} ${shown(one)}`.trim());
  return told.length > 0 ? `(${told.join(", ")})` : "";
};

/** The last names of a path say what a value is: "concentration limit". */
const NAMES = 3;
const labelOf = (path: readonly string[]): string =>
  path.slice(-NAMES).map(inWords).filter(Boolean).join(" ");

/** What a tool itself has in its records. */
export interface OfTool {
  /** Names of ids, addresses and versions, and of what is told in other words. */
  technical: ReadonlySet<string>;
  /** Names that say nothing of what they hold, "system", and of objects whose own names are ids. */
  silent?: ReadonlySet<string>;
  keyed?: ReadonlySet<string>;
  /** What stands where nothing was set, by its label: "concentration limit" is 1. */
  usual?: Readonly<Record<string, unknown>>;
}
type Found = Map<string, Set<string>>;
interface Place {
  /** What it is a field of. */
  parent: string;
  path: readonly string[];
}
const collect = (fields: Fields, { parent, path }: Place, of: OfTool, found: Found): void => {
  const areIds = of.keyed?.has(parent) ?? false;
  for (const [name, value] of Object.entries(fields)) {
    if (of.technical.has(name) || !says(value)) continue;
    const own = { parent: name, path: areIds || of.silent?.has(name) ? path : [...path, name] };
    if (isFields(value) && (isAsked(fields, name) || of.usual)) collect(value, own, of, found);
    else if (isAsked(fields, name)) collectEach(value, own, of, found);
    else keep(value, own, of, found);
  }
};
/** Of what was asked for as a list, the fields of its entries that were not. */
const collectEach = (value: unknown, own: Place, of: OfTool, found: Found): void => {
  if (!Array.isArray(value)) return;
  for (const one of value as readonly unknown[]) if (isFields(one)) collect(one, own, of, found);
};
const keep = (value: unknown, { path }: Place, { usual = {} }: OfTool, found: Found): void => {
  const label = labelOf(path);
  if (Object.hasOwn(usual, label) && usual[label] === value) return;
  found.set(label, (found.get(label) ?? new Set()).add(shortened(shown(value))));
};

const MOST_NAMED = 100;
const MOST_VALUES = 10;
/** At most one sentence about all fields of a record that no reader asked for and that say something. */
export const leftOver = (fields: Fields, of: OfTool): string[] => {
  const found: Found = new Map();
  collect(fields, { parent: "", path: [] }, of, found);
  if (found.size === 0) return [];
  const named = [...found].slice(0, MOST_NAMED).map(([label, values]) => {
    const told = [...values].slice(0, MOST_VALUES).join(", ");
    return [label, told, values.size > MOST_VALUES ? "…" : ""].filter(Boolean).join(" ");
  });
  const rest = found.size - named.length;
  const all = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join("; ");
  return [`Left out, since a sheet has no place for it: ${all}.`];
};
