import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { type Late, late } from "@/lib/client/late";
import { sessionTexts } from "@/lib/messages/session";

/** The first sentence for each field, by its dotted path. */
const firstErrors = ({ issues }: z.ZodError): Record<string, FieldError> => {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) errors[path.join(".")] ??= { type: code, message };
  return errors;
};

/**
 * Checks a form by a schema that comes with the contract when the page rests, at the latest when the form is first checked; the library's
 * own resolver would bring a second copy of zod. Where it can't be had nothing is sent, since the server can't see whether a password was
 * typed twice alike: the first field says so.
 */
export const checkedBy =
  <F extends FieldValues, T extends FieldValues>(
    schemaOf: (parts: Late) => z.ZodType<T, F>,
    load = late,
  ): Resolver<F, unknown, T> =>
  async (values, _context, options) => {
    const parts = await load().catch(() => null);
    if (!parts) {
      const error = { type: "unreachable", message: sessionTexts.unreachable };
      return { values: {}, errors: { [Object.keys(values)[0] ?? "root"]: error } as FieldErrors<F> };
    }
    const checked = schemaOf(parts).safeParse(values);
    return checked.success
      ? { values: checked.data, errors: {} }
      : { values: {}, errors: toNestErrors<F>(firstErrors(checked.error), options) };
  };
