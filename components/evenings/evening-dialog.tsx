import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { Evening } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { eveningInWords } from "@/lib/rules/evening-words";
import { AnswerDates } from "./answer-dates";
import { NextEvening } from "./next-evening";
import { OfferedDates } from "./offered-dates";

interface EveningDialogProps {
  evening: Evening;
  isPlayer: boolean;
  readerId: number;
  onClose: () => void;
}

/** An evening to come, as far as it has come: its dates, the one that is settled, or that it is being played. */
export function EveningDialog({ evening, isPlayer, readerId, onClose }: EveningDialogProps) {
  const { campaignId, number, startsAt, state } = evening;
  const isAsked = state === "planned" && startsAt === null;
  const title = isAsked && isPlayer ? "When can you come?" : capitalised(eveningInWords(number));
  return (
    <Dialog title={title} size="md" onClose={onClose} foot={<Button onClick={onClose}>Done</Button>}>
      {isAsked && isPlayer && <AnswerDates {...{ evening, campaignId, readerId }} />}
      {isAsked && !isPlayer && <OfferedDates {...{ evening, campaignId, readerId }} onGone={onClose} />}
      {!isAsked && <NextEvening {...{ evening, campaignId, isPlayer }} onGone={onClose} />}
    </Dialog>
  );
}
