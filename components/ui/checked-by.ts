import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { sessionTexts } from "@/lib/messages/session";

const parts = <S>(load: () => Promise<S>) => Promise.all([import("@hookform/resolvers/zod"), load()]);

/**
 * Checks a form by a schema that is loaded when the form is first checked, so that opening a page doesn't wait for it. Where it can't be
 * loaded nothing is sent, since the server can't see whether a password was typed twice alike: the first field says so.
 */
export const checkedBy =
  <F extends FieldValues, T extends FieldValues>(
    load: () => Promise<z.ZodType<T, F>>,
  ): Resolver<F, unknown, T> =>
  async (values, context, options) => {
    const loaded = await parts(load).catch(() => null);
    if (!loaded) {
      const error = { type: "unreachable", message: sessionTexts.unreachable };
      return { values: {}, errors: { [Object.keys(values)[0] ?? "root"]: error } as FieldErrors<F> };
    }
    const [{ zodResolver }, schema] = loaded;
    return zodResolver<F, unknown, T>(schema)(values, context, options);
  };
