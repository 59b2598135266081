import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { Evening } from "@/lib/model/evening";
import { AnswerDates } from "./answer-dates";

interface AnswerSheetProps {
  evening: Evening;
  campaignName: string;
  readerId: number;
  onClose: () => void;
}

/** The question for dates, asked beside the shelf. */
export function AnswerSheet({ evening, campaignName, readerId, onClose }: AnswerSheetProps) {
  return (
    <Dialog
      title="When can you come?"
      size="md"
      onClose={onClose}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      <p className="label" dir="auto">
        {campaignName}
      </p>
      <AnswerDates evening={evening} campaignId={evening.campaignId} readerId={readerId} />
    </Dialog>
  );
}
