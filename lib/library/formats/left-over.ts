import { type Fields, fieldsOf, isAsked, isFields } from "./fields";

/** What of a record no reader asked for, in a sentence: whatever is not in what was made is told. */

const says = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(says);
  if (isFields(value)) return Object.values(value).some(says);
  return value !== null && value !== "" && value !== false && value !== 0;
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

type Found = Map<string, Set<string>>;
const collect = (fields: Fields, technical: ReadonlySet<string>, found: Found): void => {
  for (const [name, value] of Object.entries(fields)) {
    if (technical.has(name) || !says(value)) continue;
    if (!isAsked(fields, name)) {
      const label = inWords(name);
      found.set(label, (found.get(label) ?? new Set()).add(shortened(shown(value))));
    } else if (isFields(value)) collect(value, technical, found);
    else if (Array.isArray(value))
      for (const one of value as readonly unknown[]) if (isFields(one)) collect(one, technical, found);
  }
};

const MOST_NAMED = 100;
const MOST_VALUES = 10;
/**
 * At most one sentence about all fields of a record that no reader asked for and that say something. `technical` are the names of
 * what is nothing of the creature's: ids and addresses of the tool itself.
 */
export const leftOver = (fields: Fields, technical: ReadonlySet<string>): string[] => {
  const found: Found = new Map();
  collect(fields, technical, found);
  if (found.size === 0) return [];
  const named = [...found].slice(0, MOST_NAMED).map(([label, values]) => {
    const told = [...values].slice(0, MOST_VALUES).join(", ");
    return [label, told, values.size > MOST_VALUES ? "…" : ""].filter(Boolean).join(" ");
  });
  const rest = found.size - named.length;
  const all = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join("; ");
  return [`Left out, since a sheet has no place for it: ${all}.`];
};
