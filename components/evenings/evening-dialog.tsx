import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { Evening } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { eveningInWords } from "@/lib/rules/evening-words";
import { AnswerActs, AnswerDates } from "./answer-dates";
import { NextActs, NextEvening } from "./next-evening";
import { OfferedActs, OfferedDates } from "./offered-dates";
import { useEvenings } from "./use-evenings";

interface EveningDialogProps {
  evening: Evening;
  isPlayer: boolean;
  readerId: number;
  onClose: () => void;
}

/** An evening to come, as far as it has come: its dates, the one that is settled, or that it is being played. */
export function EveningDialog({ evening, isPlayer, readerId, onClose }: EveningDialogProps) {
  const { campaignId, number, startsAt, state } = evening;
  const evenings = useEvenings(campaignId);
  const isAsked = state === "planned" && startsAt === null;
  const asked = { evening, evenings, readerId };
  const title = isAsked && isPlayer ? "When can you come?" : capitalised(eveningInWords(number));
  return (
    <Dialog
      title={title}
      size="md"
      onClose={onClose}
      foot={
        <>
          {isAsked && isPlayer && <AnswerActs {...asked} />}
          {isAsked && !isPlayer && <OfferedActs {...asked} onGone={onClose} />}
          {!isAsked && !isPlayer && <NextActs {...{ evening, evenings }} onGone={onClose} />}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {isAsked && isPlayer && <AnswerDates {...asked} />}
      {isAsked && !isPlayer && <OfferedDates {...asked} />}
      {!isAsked && <NextEvening {...asked} isPlayer={isPlayer} />}
    </Dialog>
  );
}
