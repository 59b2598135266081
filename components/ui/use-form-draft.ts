"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { hasCredentials } from "@/lib/client/credentials";
import { dropDraft } from "@/lib/client/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/form-drafts";
import { toast } from "@/lib/client/toast";
import { draftTexts } from "@/lib/messages/drafts";

/**
 * Keeps what is typed into a form in this browser, and fills it in again when the form is next opened: after a lost session, a
 * closed tab or a crash. The function that is answered ends this: once the form is saved, or thrown away on purpose.
 */
export function useFormDraft<F extends FieldValues>(
  { reset, subscribe, formState }: Pick<UseFormReturn<F>, "reset" | "subscribe" | "formState">,
  name: string,
): () => void {
  const defaults = useRef(formState.defaultValues as F);
  const ended = useRef(false);

  useEffect(() => {
    const before = defaults.current;
    const draft = readFormDraft(name, before);
    if (draft) {
      reset(draft, { keepDefaultValues: true });
      toast.info(draftTexts.restored);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Once the session has ended a draft would be nobody's; what was typed before is kept already.
        if (!ended.current && hasCredentials()) keepFormDraft(name, before, values);
      },
    });
  }, [name, reset, subscribe]);

  return () => {
    ended.current = true;
    dropDraft(name);
  };
}
