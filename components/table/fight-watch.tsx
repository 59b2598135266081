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
import { useOwnCharacterIds } from "./use-own-character-ids";

interface FightWatchProps {
  campaignId: number;
  readerId: number;
  /** Who has characters hears of their turns here; not where the fight itself is open, which says so. */
  hearsTurns: boolean;
}

/** Follows the fight that goes on, whichever page is open: its bookmark is marked, and who has the turn is told so. */
export function FightWatch({ campaignId, readerId, hearsTurns }: FightWatchProps) {
  const { brief, fight } = useRunningFight(campaignId, () => hearsTurns);
  const round = brief?.round ?? null;
  useEffect(() => markRunningFight(round), [round]);
  useEffect(() => () => markRunningFight(null), []);
  return fight && <OwnTurn fight={fight} readerId={readerId} />;
}

/** Says to a player who reads elsewhere in the book that one of their characters has the turn, until it is over. */
function OwnTurn({ fight, readerId }: { fight: FightView; readerId: number }) {
  const goTo = useGoTo();
  const own = useOwnCharacterIds(fight, readerId);
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
  return null;
}
