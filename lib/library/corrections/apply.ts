import type { At, Correction } from "./correction";

interface Named {
  name: string;
}
type Fields = Record<string | number, unknown>;

const MARK = "In short: ";

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isNamed = (value: unknown, name: string): boolean => isFields(value) && value["name"] === name;
const asJson = (value: unknown): string | undefined => JSON.stringify(value);

/** In a list a name is the place of what bears it; -1 where nothing does. */
const keyIn = (holder: unknown, key: string | number): string | number =>
  Array.isArray(holder) && typeof key === "string" ? holder.findIndex((one) => isNamed(one, key)) : key;
const found = (record: unknown, at: At): unknown =>
  at.reduce<unknown>((holder, key) => (isFields(holder) ? holder[keyIn(holder, key)] : undefined), record);

/** Puts a value where `at` says; false where there is nothing to put it into. */
const put = (record: unknown, at: At, value: unknown): boolean => {
  const holder = found(record, at.slice(0, -1));
  const key = at.at(-1);
  if (!isFields(holder) || key === undefined) return false;
  holder[keyIn(holder, key)] = value;
  return true;
};

/** The list that `at` leads to or ends in, with where a new one of it goes. */
const placeIn = (record: unknown, at: At): { list: unknown[]; place: number } => {
  const last = at.at(-1);
  const path = typeof last === "number" ? at.slice(0, -1) : at;
  if (found(record, path) === undefined) put(record, path, []);
  const list = found(record, path);
  if (!Array.isArray(list)) return { list: [], place: 0 };
  return { list, place: typeof last === "number" ? last : list.length };
};

const told = (text: string | readonly string[]): string | string[] =>
  typeof text === "string" ? MARK + text : text.map((line, index) => (index === 0 ? MARK + line : line));

type Of<K extends string> = Extract<Correction, Record<K, unknown>>;

const replacePart = (record: Fields, { at, part, is }: Of<"part" | "is">): boolean => {
  const before = found(record, at);
  if (typeof before !== "string" || before.split(part).length !== 2) return false;
  if (is.includes(part) && before.includes(is)) return false;
  return put(
    record,
    at,
    before.replace(part, () => is),
  );
};
const addTo = (record: Fields, { at, length, add }: Of<"add">): boolean => {
  const { list, place } = placeIn(record, at);
  if (list.length !== length) return false;
  list.splice(place, 0, ...add);
  return true;
};
const copyTo = (record: Fields, { at, copy }: Of<"copy">, find: (name: string) => unknown): boolean => {
  const passage = found(find(copy.of), copy.at);
  const { list, place } = placeIn(record, at);
  if (!isFields(passage) || list.some((one) => isNamed(one, String(passage["name"])))) return false;
  list.splice(place, 0, structuredClone(passage));
  return true;
};
const leaveOut = (record: Fields, at: At): boolean => {
  const list = found(record, at.slice(0, -1));
  const key = keyIn(list, at.at(-1) ?? "");
  return Array.isArray(list) && typeof key === "number" && key >= 0 && list.splice(key, 1).length === 1;
};

/** Applies one correction to a record, which is changed; false where the record has it right already. */
const correct = (record: Fields, correction: Correction, find: (name: string) => unknown): boolean => {
  const { at } = correction;
  const before = found(record, at);
  if ("was" in correction)
    return asJson(before) === asJson(correction.was) && put(record, at, structuredClone(correction.is));
  if ("inShort" in correction)
    return String(before).includes(correction.part) && put(record, at, told(correction.inShort));
  if ("part" in correction) return replacePart(record, correction);
  if ("add" in correction) return addTo(record, correction);
  if ("copy" in correction) return copyTo(record, correction, find);
  return leaveOut(record, at);
};

/**
 * The package's records with what it has wrong put right; the package's own stay as they are. `unneeded` are the corrections that
 * a record doesn't need (any more), or whose place it doesn't have.
 */
export const applyCorrections = <R extends Named>(
  records: readonly R[],
  corrections: readonly Correction[],
): { records: R[]; unneeded: Correction[] } => {
  const byName = new Map<string, R>(records.map((record) => [record.name, record]));
  const find = (name: string) => byName.get(name);
  const corrected = new Map<string, R | undefined>();
  const unneeded = corrections.filter((correction) => {
    const { of: name, at } = correction;
    const before = byName.get(name);
    if (!before) return true;
    if ("leftOut" in correction && at.length === 0) {
      corrected.set(name, undefined);
      return false;
    }
    const record = corrected.get(name) ?? structuredClone(before);
    corrected.set(name, record);
    return !correct(record as unknown as Fields, correction, find);
  });
  return {
    records: records.flatMap((record) => {
      if (!corrected.has(record.name)) return [record];
      return corrected.get(record.name) ?? [];
    }),
    unneeded,
  };
};
