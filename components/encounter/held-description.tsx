import { useEffect, useEffectEvent } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { turnGuard } from "@/components/creature/hold";
import { useHold, useLostCreature } from "@/components/creature/use-lost-creature";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { closeQuestion } from "@/components/ui/form/close-question";
import { useLeaveGuard } from "@/components/ui/form/use-leave-guard";
import type { Encounter } from "@/lib/model/creature";

interface HeldDescriptionProps {
  encounter: Encounter;
  unsaved: boolean;
  onLost: (isLost: boolean) => void;
  /** Forgets what is written. */
  drop: () => void;
  onClose: () => void;
}

/**
 * Keeps the encounter mounted while its description is unsaved, with a banner once another user has deleted it. Leaving asks for confirmation
 * then and drops the draft, which no page could open any more; the draft of an encounter that exists stays in the browser, so nothing is
 * asked.
 */
export function HeldDescription({ encounter, unsaved, onLost, drop, onClose }: HeldDescriptionProps) {
  const confirm = useConfirm();
  const openCampaign = useOpenCampaign();
  const said = useLostCreature("encounter", encounter.id);
  // On the way to another campaign its list lacks this one, which is there.
  const isLost = said !== undefined && openCampaign === encounter.campaignId;
  useHold(unsaved || isLost);
  useLeaveGuard(unsaved && isLost, closeQuestion, drop);

  const leave = async (goOn: () => void) => {
    if (unsaved && !(await confirm(closeQuestion))) return;
    drop();
    goOn();
  };
  const startTurn = useEffectEvent((turn: () => void) => void leave(turn));
  const tellLost = useEffectEvent(onLost);
  useEffect(() => {
    tellLost(isLost);
    if (!isLost) return;
    const before = turnGuard.start;
    turnGuard.start = (turn) => startTurn(turn);
    return () => {
      turnGuard.start = before;
    };
  }, [isLost]);
  /** Left by other ways, such as Back. */
  const dropLost = useEffectEvent(() => {
    if (isLost) drop();
  });
  useEffect(() => () => dropLost(), []);

  if (!isLost) return null;
  return (
    <>
      <Banner text={said} />
      <p>
        <Button onClick={() => void leave(onClose)}>Close</Button>
      </p>
    </>
  );
}
