import { changedParts } from "@/lib/rules/changed-parts";
import { dropDraft, keepDraft, readDraft } from "./drafts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (values: object): Fields => Object.fromEntries(Object.entries(values));

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** What of `kept` a form with these defaults can hold: storage may be older than the form. */
const fitting = (like: unknown, kept: unknown): unknown => {
  if (isFields(like) && isFields(kept)) {
    const parts = Object.entries(like).map(([name, part]) => [name, fitting(part, kept[name])]);
    return Object.fromEntries(parts);
  }
  const fits = Array.isArray(like)
    ? Array.isArray(kept) && kept.every((entry) => typeof entry === "string" || isFields(entry))
    : !isFields(kept) && typeof kept === typeof like;
  return fits ? kept : like;
};

/** The pictures of a form by their fields; they are kept apart, see `picture-drafts`. */
export const picturesOf = (values: object): Record<string, File> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, File] => entry[1] instanceof File),
  );

const withoutPictures = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/** Keeps what a form holds beyond its defaults, so that what others change meanwhile is not taken back with it. */
export const keepFormDraft = <F extends object>(name: string, defaults: F, values: F): void => {
  const changed = changedParts(fieldsOf(defaults), withoutPictures(fieldsOf(values)));
  if (Object.keys(changed).length === 0) dropDraft(name);
  else keepDraft(name, JSON.stringify(changed));
};

/** The defaults with what was kept in their place; undefined where nothing was. */
export const readFormDraft = <F extends object>(name: string, defaults: F): F | undefined => {
  const kept = parse(readDraft(name));
  return isFields(kept) ? (fitting(defaults, kept) as F) : undefined;
};
