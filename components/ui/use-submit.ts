"use client";

import type { FieldValues, UseFormReturn } from "react-hook-form";
import { picturesReady } from "./pending-pictures";
import { showRefusal } from "./show-refusal";
import { useBusy } from "./use-busy";

/**
 * The `onSubmit` of a form: validates, then sends it, once at a time. What the server refuses is shown at the fields that it names,
 * else as `root`; `failed` is said where it gave no sentence. Nothing that was typed is lost.
 */
export function useSubmit<F extends FieldValues>(
  form: UseFormReturn<F>,
  send: (values: F) => Promise<void>,
  failed: string,
) {
  const { busy, run } = useBusy();
  const submit = form.handleSubmit((values) =>
    send(values).catch((error: unknown) => showRefusal(form, error, failed)),
  );
  return {
    busy,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void run(async () => {
        if (await picturesReady()) await submit();
      });
    },
  };
}
