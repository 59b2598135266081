import type { Metadata } from "next";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { Parchment } from "@/components/ui/parchment";
import { feedbackTexts } from "@/lib/messages/feedback";

export const metadata: Metadata = { title: feedbackTexts.title };

export default function MessagesPage() {
  return (
    <Parchment title={feedbackTexts.title} actions={<p className="note">{feedbackTexts.subtitle}</p>}>
      <FeedbackForm />
    </Parchment>
  );
}
