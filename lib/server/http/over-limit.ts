import "server-only";
import { z } from "zod";
import { type BodyField, invalid, isPlain, type OverLimit, pick, sentenceOf } from "@/lib/contract/wire";
import type { RawBody } from "./body";

/** A part with a file's name isn't text; left out in silence, what somebody wrote would be lost. */
export const refuseFiles = (fields: readonly BodyField[], files: RawBody["files"]) => {
  const wrong = fields.filter(({ names }) => names.some((name) => Object.hasOwn(files, name)));
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(({ wire }) => [wire, "Must be sent as text, not as a file"])));
};

/** The database orders the names in its JSON by length, and a browser's form sends every line break as two characters. */
const inOneForm = (_: string, value: unknown): unknown =>
  isPlain(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : typeof value === "string"
      ? value.replaceAll("\r\n", "\n")
      : value;
const formOf = (value: unknown) => JSON.stringify(value, inOneForm);

const lengthAt = (value: unknown, path: readonly PropertyKey[]): number => {
  const one = pick(value, path.map(String));
  return typeof one === "string" ? one.replaceAll("\r\n", "\n").length : -1;
};

/** A value, or an entry of a list, that is above the limit, and by what. */
interface Excess {
  value: unknown;
  issues: readonly { path: readonly PropertyKey[]; isLength: boolean }[];
}

/** Whether what is too long is no longer than what it replaces: a correction, of what the library or a file has brought. */
const isNoLonger = ({ value, issues }: Excess, held: unknown): boolean =>
  issues.every(({ path, isLength }) => isLength && lengthAt(value, path) <= lengthAt(held, path));

/** A limit refuses by a rule of its own what is too long (`lib/model/text.ts`), and by zod's codes what is no choice or too high a number. */
const issuesOf = ({ issues }: z.ZodError): Excess["issues"] =>
  issues.map(({ code, path }) => ({ path, isLength: code === "custom" }));

const entriesOver = (list: readonly unknown[], error: z.ZodError): Excess[] => {
  const issues = issuesOf(error).map(({ path: [index, ...path], ...rest }) => ({ index, path, ...rest }));
  const indices = [...new Set(issues.map(({ index }) => index))];
  return indices.map((at) => ({
    value: list[Number(at)],
    issues: issues.filter(({ index }) => index === at),
  }));
};

const longest = ({ value, issues }: Excess): number =>
  Math.max(...issues.map(({ path }) => lengthAt(value, path)));

/**
 * Whether everything of what was sent that is above the limit is stored already, or is no longer than what is; each entry of a list stands
 * for one that was sent. Those that were changed may have been moved too, so that the longest of them is the first to choose.
 */
const isHeld = ({ codec, path, value, error }: OverLimit, row: unknown): boolean => {
  const stored = pick(row, path);
  if (stored === undefined) return false;
  const held: unknown = z.decode(codec, z.encode(codec, stored));
  if (!Array.isArray(value) || !Array.isArray(held))
    return formOf(value) === formOf(held) || isNoLonger({ value, issues: issuesOf(error) }, held);
  const left = held.map((one: unknown) => ({ one, form: formOf(one) }));
  const take = (fits: (of: (typeof left)[number]) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const isTaken = (one: Excess): boolean => {
    const sent = formOf(one.value);
    return take(({ form }) => form === sent);
  };
  return entriesOver(value, error)
    .filter((one) => !isTaken(one))
    .toSorted((one, other) => longest(other) - longest(one))
    .every((changed) => take(({ one }) => isNoLonger(changed, one)));
};

/** A value above the limit for new ones passes only where the row holds it already, or as long a one in its place. */
export const refuseOverLimit = async (
  excess: readonly OverLimit[],
  stored: () => Promise<unknown> | undefined,
) => {
  if (excess.length === 0) return;
  const row = await stored();
  const refused = excess.filter((one) => !isHeld(one, row));
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map(({ wire, error }) => [wire, sentenceOf(error)])));
};
