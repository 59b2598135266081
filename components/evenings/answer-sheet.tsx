import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { Evening } from "@/lib/model/evening";
import { AnswerActs, AnswerDates } from "./answer-dates";
import { useEvenings } from "./use-evenings";

interface AnswerSheetProps {
  evening: Evening;
  campaignName: string;
  readerId: number;
  onClose: () => void;
}

/** The question for dates, asked beside the shelf. */
export function AnswerSheet({ evening, campaignName, readerId, onClose }: AnswerSheetProps) {
  const evenings = useEvenings(evening.campaignId);
  return (
    <Dialog
      title="When can you come?"
      size="md"
      onClose={onClose}
      foot={
        <>
          <AnswerActs {...{ evening, evenings, readerId }} />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="label" dir="auto">
        {campaignName}
      </p>
      <AnswerDates {...{ evening, evenings, readerId }} />
    </Dialog>
  );
}
