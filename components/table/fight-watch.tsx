"use client";

import { useEffect, useEffectEvent } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { whoseTurn } from "@/components/fight/order/in-order";
import { useRunningFight } from "@/components/fight/use-running-fight";
import { goFreely } from "@/components/ui/dialog/close-dialogs";
import { markRunningFight } from "@/lib/client/live/running-fight";
import { toast } from "@/lib/client/page/toast";
import { announceTurn } from "@/lib/client/page/turn-bell";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView } from "@/lib/model/fight";
import { SavesTold } from "./saves-told";
import { useOwnCharacterIds } from "./use-own-character-ids";

interface FightWatchProps {
  campaignId: number;
  readerId: number;
  /** Who has characters hears here what concerns these; not where the fights themselves are open, which say so. */
  hears: boolean;
}

/**
 * Follows the fight that goes on, whichever page is open: its bookmark is marked, who has the turn is told so, and who is asked for a
 * saving throw makes it there.
 */
export function FightWatch({ campaignId, readerId, hears }: FightWatchProps) {
  const { brief, fight } = useRunningFight(campaignId, () => hears);
  const round = brief?.round ?? null;
  useEffect(() => markRunningFight(round), [round]);
  useEffect(() => () => markRunningFight(null), []);
  return fight && <OwnPart fight={fight} readerId={readerId} />;
}

/** What concerns a player's own characters in the fight. */
function OwnPart({ fight, readerId }: { fight: FightView; readerId: number }) {
  const own = useOwnCharacterIds(fight, readerId);
  useOwnTurnTold(fight, own);
  const mine = fight.combatants.filter(({ characterId }) => own?.has(characterId ?? 0));
  return mine.some(({ saveAsked }) => saveAsked) && <SavesTold campaignId={fight.campaignId} mine={mine} />;
}

/** Says to a player who reads elsewhere in the book that one of their characters has the turn, until it is over. */
function useOwnTurnTold(fight: FightView, own: ReadonlySet<number> | undefined): void {
  const goTo = useGoTo();
  const { id, round, turn } = fight;
  const now = whoseTurn(fight);
  const isMine = now !== undefined && own?.has(now.characterId ?? 0);
  const isKnown = own !== undefined;
  const tell = useEffectEvent(() => {
    const rings = announceTurn(isMine ? { id, round, turn } : null);
    if (!rings || !now) return undefined;
    return toast.info(fightTexts.yourTurn, {
      about: "turn",
      description: now.name,
      action: { label: fightTexts.toFight, onClick: () => void goFreely(() => goTo({ place: "fight", id })) },
    });
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    const said = tell();
    return said === undefined ? undefined : () => toast.dismiss(said);
  }, [isKnown, isMine, id, round, turn]);
}
