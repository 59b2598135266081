import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { type DeferredBundle, deferredBundle } from "@/lib/client/api/deferred-bundle";
import { sessionTexts } from "@/lib/messages/session";

/** The first sentence for each field, by its dotted path. */
const firstErrors = ({ issues }: z.ZodError): Record<string, FieldError> => {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) errors[path.join(".")] ??= { type: code, message };
  return errors;
};

/**
 * Form resolver by a zod schema of the deferred bundle; the library's own resolver would bring a second copy of zod. Where the bundle can't
 * be loaded the form is not sent, since the server can't check a repeated password: the first field says so.
 */
export const lazyZodResolver =
  <F extends FieldValues, T extends FieldValues>(
    schemaOf: (parts: DeferredBundle) => z.ZodType<T, F>,
    load = deferredBundle,
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
