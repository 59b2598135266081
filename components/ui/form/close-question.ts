import type { Question } from "@/components/ui/dialog/confirm-store";

/** What is asked before something closes that is not saved. */
export const closeQuestion: Question = {
  text: "Close without saving?",
  detail: "What you have written here is lost.",
  accept: "Close",
  cancel: "Keep writing",
};
