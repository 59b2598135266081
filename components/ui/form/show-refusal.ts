import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { CallError, sentenceOf } from "@/lib/client/api/call";

/**
 * Shows what a call was refused for: at the fields of the form that it names, else as `root`, for a banner. `fallback` is said where
 * the server gave no sentence. `onFields` brings the fields into sight before one of them gets the focus.
 */
export function showRefusal<F extends FieldValues>(
  form: Pick<UseFormReturn<F>, "setError" | "getValues">,
  error: unknown,
  fallback: string,
  onFields?: (errors: FieldErrors<F>) => void,
): void {
  const own = Object.keys(form.getValues());
  const named = Object.entries(error instanceof CallError ? error.fields : {}).filter(([name]) =>
    own.includes(name.split(".", 1)[0] ?? ""),
  );
  if (named.length > 0 && onFields) {
    const errors = named.map(([name, message]) => [name.split(".", 1)[0], { type: "server", message }]);
    onFields(Object.fromEntries(errors) as FieldErrors<F>);
  }
  for (const [name, message] of named)
    form.setError(name as FieldPath<F>, { message }, { shouldFocus: true });
  if (named.length === 0) form.setError("root", { message: sentenceOf(error, fallback) });
}
