"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/drafts";
import type { FeedbackForm, FeedbackType } from "@/lib/model/feedback";

const NAME = "feedback";
const TYPES: readonly unknown[] = ["error", "review"] satisfies FeedbackType[];
const isFeedbackType = (type: unknown): type is FeedbackType => TYPES.includes(type);

const read = (): FeedbackForm | undefined => {
  try {
    const written: unknown = JSON.parse(readDraft(NAME) ?? "");
    const { type, text } = written as { type?: unknown; text?: unknown };
    return typeof text === "string" && isFeedbackType(type) ? { type, text } : undefined;
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
