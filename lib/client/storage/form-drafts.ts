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

const isEntry = (kept: unknown): boolean =>
  typeof kept === "string" || typeof kept === "number" || isFields(kept);

/** What of `kept` a form with these defaults can hold: storage may be older than the form. */
const fitting = (like: unknown, kept: unknown): unknown => {
  if (isFields(like) && isFields(kept)) {
    const parts = Object.entries(like).map(([name, part]) => [name, fitting(part, kept[name])]);
    return Object.fromEntries(parts);
  }
  const fits = Array.isArray(like)
    ? Array.isArray(kept) && kept.every(isEntry)
    : !isFields(kept) && typeof kept === typeof like;
  return fits ? kept : like;
};

/** The pictures of a form by their fields; they are kept apart, see `picture-drafts`. */
export const picturesOf = (values: object): Record<string, File> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, File] => entry[1] instanceof File),
  );

export const hasSamePictures = (one: Record<string, File>, other: Record<string, File>): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);

/** Remembers what a form holds, whose values are changed in place, and answers whether it still does. */
export const rememberValues = (values: object): ((now: object) => boolean) => {
  const [text, pictures] = [JSON.stringify(values), picturesOf(values)];
  return (now) => JSON.stringify(now) === text && hasSamePictures(picturesOf(now), pictures);
};

export const withoutPictures = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/**
 * What is kept of a form: what it holds beyond its defaults, so that what others change meanwhile is not taken back with it; and what these
 * fields were, to tell whether somebody else has saved since. Null where it holds nothing more.
 */
export const formDraftText = <F extends object>(defaults: F, values: F): string | null => {
  const [before, now] = [fieldsOf(defaults), withoutPictures(values)];
  const changed = changedParts(before, now);
  if (Object.keys(changed).length === 0) return null;
  return JSON.stringify({ changed, base: changedParts(now, before) });
};

/** Answers whether it was stored. */
export const keepFormDraft = <F extends object>(name: string, defaults: F, values: F): boolean => {
  const text = formDraftText(defaults, values);
  if (text !== null) return keepDraft(name, text);
  dropDraft(name);
  return true;
};

interface FormDraft<F> {
  /** The defaults with what was kept in their place. */
  values: F;
  /** The defaults as they were when it was kept, where something else was written. */
  base: F;
}

/**
 * Undefined where nothing was kept. Notes and chapters were once kept as their fields alone: such a draft may wait in a browser for as long
 * as somebody stays away.
 */
export const readFormDraft = <F extends object>(name: string, defaults: F): FormDraft<F> | undefined => {
  const kept = parse(readDraft(name));
  if (!isFields(kept) || Object.keys(kept).length === 0) return undefined;
  return {
    values: fitting(defaults, isFields(kept["changed"]) ? kept["changed"] : kept) as F,
    base: fitting(defaults, kept["base"]) as F,
  };
};
