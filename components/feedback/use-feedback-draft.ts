"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/drafts";
import { type FeedbackForm, feedbackType } from "@/lib/model/feedback";

const NAME = "feedback";
const stored = z.object({ type: feedbackType, text: z.string() });

const read = (): FeedbackForm | undefined => {
  try {
    return stored.parse(JSON.parse(readDraft(NAME) ?? ""));
  } catch {
    return undefined;
  }
};

/** Keeps what is typed in this browser until it is sent. */
export function useFeedbackDraft({ reset, getValues, subscribe }: UseFormReturn<FeedbackForm>): void {
  useEffect(() => {
    const draft = read();
    if (draft && getValues("text") === "") reset(draft);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (values.text === "") dropDraft(NAME);
        else keepDraft(NAME, JSON.stringify(values));
      },
    });
  }, [reset, getValues, subscribe]);
}
