import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { closeQuestion } from "@/components/ui/form/close-question";
import { useLeaveGuard } from "@/components/ui/form/use-leave-guard";
import type { Evening } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { eveningInWords } from "@/lib/rules/evening-words";
import { AnswerActs, AnswerDates } from "./answer-dates";
import { ChangePlace } from "./change-place";
import { NextDay, NextEvening } from "./next-evening";
import { OfferedActs, OfferedDates, OfferedPlace } from "./offered-dates";
import { useEvenings } from "./use-evenings";
import { isAsked } from "./waits-for";
import { NextActs } from "./next-acts";

interface EveningDialogProps {
  evening: Evening;
  isPlayer: boolean;
  readerId: number;
  onClose: () => void;
}

/** An evening to come, as far as it has come: its dates, the one that is settled, or that it is being played. */
export function EveningDialog({ evening, isPlayer, readerId, onClose }: EveningDialogProps) {
  const { campaignId, number, state } = evening;
  const evenings = useEvenings(campaignId);
  const confirm = useConfirm();
  const [isPlaceUnsaved, setPlaceUnsaved] = useState(false);
  const [isDateUnsaved, setDateUnsaved] = useState(false);
  const isUnsaved = isPlaceUnsaved || isDateUnsaved;
  useLeaveGuard(isUnsaved, closeQuestion, onClose);
  const mayClose = async () => !isUnsaved || (await confirm(closeQuestion));
  const close = async () => {
    if (await mayClose()) onClose();
  };
  // Closes, since the button that ends the evening takes this one's place: a double click would end what it began. A date that is
  // typed for "Move it" is dropped: an evening that has begun is moved no more, and its field is gone.
  const onBegun = () => {
    if (!isPlaceUnsaved) onClose();
  };
  const isOpen = isAsked(evening);
  const asked = { evening, evenings, readerId };
  const title = isOpen && isPlayer ? "When can you come?" : capitalised(eveningInWords(number));
  return (
    <Dialog
      title={title}
      size="md"
      onClose={() => void close()}
      foot={
        <>
          {isOpen && isPlayer && <AnswerActs {...asked} />}
          {isOpen && !isPlayer && <OfferedActs {...asked} onUnsaved={setDateUnsaved} onGone={onClose} />}
          {!isOpen && !isPlayer && (
            <NextActs
              {...{ evening, evenings, mayClose, onBegun }}
              onUnsaved={setDateUnsaved}
              onGone={onClose}
            />
          )}
          <Button onClick={() => void close()}>Done</Button>
        </>
      }
    >
      {isOpen && isPlayer ? (
        <AnswerDates {...asked} />
      ) : (
        <>
          {/* One for all states: what is written in it stays when the date is settled or the evening begins. */}
          <ChangePlace
            {...{ evening, evenings }}
            mayOpen={!isPlayer && state === "planned"}
            onUnsaved={setPlaceUnsaved}
          >
            {isOpen ? <OfferedPlace evening={evening} /> : <NextDay evening={evening} />}
          </ChangePlace>
          <hr className="rule" />
          {isOpen ? <OfferedDates {...asked} /> : <NextEvening {...asked} />}
        </>
      )}
    </Dialog>
  );
}
