"use client";

import { useState } from "react";
import { createPortal } from "react-dom";
import { useTopHost } from "@/components/ui/dialog/use-top-host";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { Character } from "@/lib/model/creature";
import type { CombatantView, FightView } from "@/lib/model/fight";
import { actInFight } from "@/lib/client/mutations/fight-acts";
import { closed, NO_SLIPS, slipOf } from "./call-slips";
import { InitiativeAsked } from "./initiative-asked";
import { InitiativeTold } from "./initiative-told";
import { useCalledFight } from "./use-called-fight";

interface InitiativeCallProps {
  campaignId: number;
  readerId: number;
}

/** Asks a player for the initiative of their characters once it is called for, whichever page of the book is open. */
export function InitiativeCall({ campaignId, readerId }: InitiativeCallProps) {
  const fight = useCalledFight(campaignId);
  const { data: characters } = useQueryUntilLoaded(api.characters.list, fight ? { id: campaignId } : null);
  const host = useTopHost();
  if (!fight || !characters || !host) return null;
  return createPortal(
    <Call key={fight.id} fight={fight} own={characters.filter(({ createdBy }) => createdBy === readerId)} />,
    host,
  );
}

function Call({ fight, own }: { fight: FightView; own: readonly Character[] }) {
  const [slips, setSlips] = useState(NO_SLIPS);
  const [changing, setChanging] = useState<number>();
  const mine = fight.combatants.filter(({ characterId }) => own.some(({ id }) => id === characterId));
  const { missing, told } = slipOf(mine, slips, changing);
  if (missing && !slips.asked.includes(missing.id))
    setSlips({ ...slips, asked: [...slips.asked, missing.id] });
  const close = (one: CombatantView) => {
    setSlips(closed(slips, one));
    setChanging(undefined);
  };
  if (missing)
    return (
      <InitiativeAsked
        key={missing.id}
        fight={fight}
        one={missing}
        onAct={(one) => {
          actInFight(fight, one);
          setChanging(undefined);
        }}
        onLater={() => close(missing)}
      />
    );
  return (
    told && (
      <InitiativeTold
        key={told.id}
        fight={fight}
        one={told}
        onChange={() => setChanging(told.id)}
        onClose={() => close(told)}
      />
    )
  );
}
