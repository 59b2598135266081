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

/** Whether everything of what was sent that is above the limit is stored already; the same entry of a list as often as it was sent. */
const isHeld = ({ codec, path, value, error }: OverLimit, row: unknown): boolean => {
  const stored = pick(row, path);
  if (stored === undefined) return false;
  const held: unknown = z.decode(codec, z.encode(codec, stored));
  if (!Array.isArray(value) || !Array.isArray(held)) return formOf(value) === formOf(held);
  const left = held.map(formOf);
  return [...new Set(error.issues.map(({ path: [index] }) => Number(index)))].every((index) => {
    const at = left.indexOf(formOf(value[index]));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** A value above the limit for new ones passes only where the row holds it already. */
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
