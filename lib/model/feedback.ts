import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { feedbackTexts } from "@/lib/messages/feedback";
import { requiredText } from "./text";

export const feedbackType = z.enum(["error", "review"], "The type is error or review");
export const feedbackText = requiredText(LIMIT.feedback, feedbackTexts.textRequired);
export const feedbackForm = z.object({ type: feedbackType, text: feedbackText });

export type FeedbackType = z.output<typeof feedbackType>;
export type FeedbackForm = z.output<typeof feedbackForm>;
interface Feedback extends FeedbackForm {
  id: number;
  createdAt: Date;
}
/** As who reads it is told: by whom; null where the account is no more. */
export interface SignedFeedback extends Feedback {
  userId: number | null;
  username: string | null;
}
