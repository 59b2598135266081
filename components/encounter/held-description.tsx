import { useEffect, useEffectEvent } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { turning } from "@/components/creature/hold";
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
 * Holds the encounter while its description is unsaved, and says so where somebody else deleted it: until that is closed. Its draft could be
 * opened nowhere else, so it is asked for before it is left, and dropped then. A draft of one that is there stays in the browser: nothing is
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
    const before = turning.start;
    turning.start = (turn) => startTurn(turn);
    return () => {
      turning.start = before;
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
