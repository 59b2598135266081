"use client";

import { useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import type { DeferredBundle } from "@/lib/client/api/deferred-bundle";
import type { Question } from "@/components/ui/dialog/confirm-store";
import { closeQuestion } from "./close-question";
import { lazyZodResolver } from "./lazy-zod-resolver";
import { picturesReady } from "./pending-pictures";
import { rememberValues, withoutPictures } from "@/lib/client/storage/form-drafts";
import { showRefusal } from "./show-refusal";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { useFormDraft } from "./use-form-draft";
import { useLeaveGuard } from "./use-leave-guard";

/** Whether a number is being typed that doesn't count yet. */
const isTypingNumber = () => {
  const typed = document.querySelector<HTMLInputElement>("input[role=spinbutton]:focus");
  return typed !== null && typed.value !== typed.getAttribute("aria-valuenow");
};

/** Submits once no edit conflict is left; where one is, leads to it instead. */
export type WhenSettled = (submit: () => Promise<void>) => Promise<void>;

interface ApiForm<F extends FieldValues, T extends FieldValues, A> {
  defaultValues: DefaultValues<F>;
  /** Checks what is sent; without it all that is typed is. */
  schema?: (parts: DeferredBundle) => z.ZodType<T, F>;
  /** The name under which this browser keeps what is not saved yet; without it nothing is kept. */
  draft?: string;
  /** The name of the draft of what was saved just now, where the form made it. */
  draftOf?: (answer: A) => string;
  /** Asked before unsaved work is left; without it nothing is asked. */
  guard?: Question;
  /** Unsaved work is left on purpose: its draft is dropped by then. */
  onLeave?: () => void;
  /** Of `useNewerVersion`; without it what is filled in is sent at once. */
  whenSettled?: WhenSettled;
  /**
   * Sends what was filled in; `before` is what the form goes on from. `false` where it could not be sent, and nothing is to be forgotten.
   * @throws CallError
   */
  send: (values: T, before: F) => Promise<A | false>;
  /** Something was saved, also where the form stays open for what was written meanwhile: for the page around it. */
  onKept?: (answer: A) => void;
  /** What stands in the form is saved: it may close. Not called where more was written meanwhile, which is then all that is unsaved. */
  onSaved?: (answer: A) => void;
  /** Said where the server refuses without a sentence. */
  failed?: string;
  /** Fields are wrong, here or for the server: brings them into sight before one of them gets the focus. */
  onInvalid?: (errors: FieldErrors<F>) => void;
}

/**
 * A form that calls the API: kept as a draft, guarded while it is unsaved, validated, sent once at a time. What the server refuses is
 * shown at the fields that it names, else as `root`; what was typed stays, and so does what is typed until the answer comes.
 */
export function useApiForm<F extends FieldValues, T extends FieldValues = F, A = unknown>(
  options: ApiForm<F, T, A>,
) {
  const {
    defaultValues,
    schema,
    draft,
    draftOf,
    guard,
    onLeave,
    send,
    onKept,
    onSaved,
    failed = "",
    onInvalid,
  } = options;
  const { whenSettled = (submit: () => Promise<void>) => submit() } = options;
  const form = useForm<F, unknown, T>({
    defaultValues,
    ...(schema && { resolver: lazyZodResolver(schema) }),
  });
  const { drop: dropDraft, rebase, base } = useFormDraft(form, draft);
  const { busy, run } = useBusy();
  const confirm = useConfirm();
  const [isSent, setSent] = useState(false);
  const isUnsaved = guard !== undefined && form.formState.isDirty && !isSent;
  const leave = () => {
    dropDraft();
    onLeave?.();
  };
  useLeaveGuard(isUnsaved, guard ?? closeQuestion, leave);

  const submit = form.handleSubmit(
    async (values) => {
      const isAsSent = rememberValues(form.getValues());
      const sent = withoutPictures(structuredClone(form.getValues())) as F;
      try {
        const answer = await send(values, form.formState.defaultValues as F);
        if (answer === false) return;
        onKept?.(answer);
        // One that was chosen meanwhile may not be shrunk yet, and is nowhere in the form until then.
        await picturesReady();
        const isWhole = isAsSent(form.getValues()) && !isTypingNumber();
        form.resetDefaultValues(sent);
        const renamed = draftOf?.(answer);
        if (!isWhole) return rebase(sent, renamed);
        onSaved?.(answer);
        // What is written until the form has closed is of what it made, not of another new one.
        dropDraft(renamed);
        setSent(true);
      } catch (error) {
        showRefusal(form, error, failed, onInvalid);
      }
    },
    (errors) => onInvalid?.(errors),
  );
  const submitOnce = () =>
    run(async () => {
      if (await picturesReady()) await whenSettled(submit);
    });
  return {
    form,
    /** What a restored draft goes on from, for `useNewerVersion`. */
    base,
    busy,
    submit: submitOnce,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void submitOnce();
    },
    /**
     * Closes what holds the form; asks first while something in it is unsaved. Not while it is being sent: the answer would close what was
     * opened in its place.
     */
    close: async () => {
      if (busy) return;
      if (!isUnsaved || (guard && (await confirm(guard)))) leave();
    },
  };
}
