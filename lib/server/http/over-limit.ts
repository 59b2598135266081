import "server-only";
import { type BodyField, type OverLimit, invalid } from "@/lib/contract/wire";
import type { RawBody } from "./body";

/** A part with a file's name isn't text; left out in silence, what somebody wrote would be lost. */
export const refuseFiles = (fields: readonly BodyField[], files: RawBody["files"]) => {
  const wrong = fields.filter(({ names }) => names.some((name) => Object.hasOwn(files, name)));
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(({ wire }) => [wire, "Must be sent as text, not as a file"])));
};

/** A value above the limit for new ones passes only where the row holds it already. */
export const refuseOverLimit = async (
  excess: readonly OverLimit[],
  stored: () => Promise<unknown> | undefined,
) => {
  if (excess.length === 0) return;
  const row = await stored();
  const refused = excess.filter((one) => !one.isIn(row));
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map(({ wire, sentence }) => [wire, sentence])));
};
