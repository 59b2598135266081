"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { mayBeSignedIn } from "@/lib/client/api/credentials";
import { dropOwnDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import {
  formDraftText,
  hasSamePictures,
  picturesOf,
  readFormDraft,
  rememberValues,
} from "@/lib/client/storage/form-drafts";
import { dropPictures, keepPictures, readPictures } from "@/lib/client/storage/picture-drafts";
import { dropSent } from "@/lib/client/storage/sent-creates";
import { toast } from "@/lib/client/page/toast";
import { draftTexts } from "@/lib/messages/drafts";

type Form<F extends FieldValues> = Pick<
  UseFormReturn<F>,
  "reset" | "subscribe" | "formState" | "getValues" | "setValue"
>;

/**
 * Keeps what is typed and chosen in a form in this browser, and fills it in again when the form is next opened: after a lost session, a
 * closed tab or a crash.
 * @returns `drop` forgets the draft: once the form is saved, or thrown away on purpose. `rebase` keeps it as going on from what was saved of the
 * form just now (new defaults alone tell no subscriber of the values). After either it goes by another name where a new record has got its own.
 * `base` is what a restored draft goes on from.
 */
export function useFormDraft<F extends FieldValues>(
  { reset, subscribe, formState, getValues, setValue }: Form<F>,
  name: string | undefined,
): { drop: (renamed?: string) => void; rebase: (saved: F, renamed?: string) => void; base: F | undefined } {
  const [base, setBase] = useState<F>();
  const defaults = useRef(formState.defaultValues as F);
  /** Tells the values that were dropped; further typing begins another draft. */
  const isDropped = useRef<(values: F) => boolean>(undefined);
  const at = useRef(name);
  /** What this form has kept, or was filled in with: another tab, where the same form is open, may have kept something else since. */
  const own = useRef<string | null>(null);
  const keep = useCallback((where: string, before: F, values: F) => {
    const text = formDraftText(before, values);
    if (text === null) dropOwnDraft(where, own.current);
    else keepDraft(where, text);
    own.current = text;
  }, []);

  useEffect(() => {
    at.current = name;
    if (name === undefined) return;
    const before = defaults.current;
    own.current = readDraft(name);
    const draft = readFormDraft(name, before);
    if (draft) {
      reset(draft.values, { keepDefaultValues: true });
      setBase(draft.base);
      toast.info(draftTexts.restored);
    }
    let isClosed = false;
    let kept = picturesOf(getValues());
    void readPictures(name).then((pictures) => {
      const missing = Object.entries(pictures).filter(
        ([field]) => field in before && getValues(field as FieldPath<F>) === undefined,
      );
      if (isClosed || missing.length === 0) return;
      kept = pictures;
      for (const [field, file] of missing)
        setValue(field as FieldPath<F>, file as FieldPathValue<F, FieldPath<F>>, { shouldDirty: true });
      if (!draft) toast.info(draftTexts.restored);
    });
    const stop = subscribe({
      formState: { values: true },
      // What the form goes on from follows where others save while it is open.
      callback: ({ values, defaultValues }) => {
        // Once the session has ended a draft would be nobody's; what was typed before is kept already.
        if (isDropped.current?.(values) || !mayBeSignedIn()) return;
        isDropped.current = undefined;
        const now = at.current ?? name;
        keep(now, defaultValues as F, values);
        const pictures = picturesOf(values);
        if (!hasSamePictures(pictures, kept)) void keepPictures(now, pictures);
        kept = pictures;
      },
    });
    return () => {
      isClosed = true;
      stop();
    };
  }, [name, reset, subscribe, getValues, setValue, keep]);

  const drop = useCallback(
    (renamed = at.current) => {
      if (at.current === undefined) return;
      isDropped.current = rememberValues(getValues());
      // With another tab's words go their pictures, and what tells their second sending from a new one.
      if (dropOwnDraft(at.current, own.current)) {
        dropSent(at.current);
        void dropPictures(at.current);
      }
      at.current = renamed;
    },
    [getValues],
  );
  const rebase = (saved: F, renamed = at.current) => {
    const values = getValues();
    if (renamed === undefined || isDropped.current?.(values) || !mayBeSignedIn()) return;
    if (renamed !== at.current) {
      drop(renamed);
      isDropped.current = undefined;
      void keepPictures(renamed, picturesOf(values));
    }
    keep(renamed, saved, values);
  };
  return { drop, rebase, base };
}
