import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { Evening } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { eveningInWords } from "@/lib/rules/evening-words";
import { AnswerActs, AnswerDates } from "./answer-dates";
import { NextDay, NextEvening } from "./next-evening";
import { useEvenings } from "./use-evenings";
import { isAsked } from "./waits-for";

interface AnswerSheetProps {
  evening: Evening;
  campaignName: string;
  readerId: number;
  onClose: () => void;
}

/** The question for dates, asked beside the shelf; once a date is settled, or the evening is being played, that stands in its place. */
export function AnswerSheet({ evening, campaignName, readerId, onClose }: AnswerSheetProps) {
  const evenings = useEvenings(evening.campaignId);
  const isOpen = isAsked(evening);
  const asked = { evening, evenings, readerId };
  return (
    <Dialog
      title={isOpen ? "When can you come?" : capitalised(eveningInWords(evening.number))}
      size="md"
      onClose={onClose}
      foot={
        <>
          {isOpen && <AnswerActs {...asked} />}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="label" dir="auto">
        {campaignName}
      </p>
      {isOpen ? (
        <AnswerDates {...asked} />
      ) : (
        <>
          <NextDay evening={evening} />
          <hr className="rule" />
          <NextEvening {...asked} />
        </>
      )}
    </Dialog>
  );
}
