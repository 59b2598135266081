"use client";

import { useState } from "react";
import { createPortal } from "react-dom";
import { useTopHost } from "@/components/ui/dialog/use-top-host";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { Character } from "@/lib/model/creature";
import type { FightView } from "@/lib/model/fight";
import { withoutInitiative } from "@/lib/rules/fight-call";
import { actInFight } from "@/lib/client/mutations/fight-acts";
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
  /** Whose turn to answer was put off, and whose answer was read. */
  const [later, setLater] = useState<readonly number[]>([]);
  /** Who was asked here; only of them it is told where they stand. */
  const [asked, setAsked] = useState<readonly number[]>([]);
  const [changing, setChanging] = useState<number>();
  const mine = fight.combatants.filter(({ characterId }) => own.some(({ id }) => id === characterId));
  const open = mine.filter(({ id }) => !later.includes(id));
  const missing = withoutInitiative(open)[0] ?? open.find(({ id }) => id === changing);
  if (missing && !asked.includes(missing.id)) setAsked([...asked, missing.id]);
  const putOff = (id: number) => {
    setLater([...later, id]);
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
        onLater={() => putOff(missing.id)}
      />
    );
  const told = open.find(({ id }) => asked.includes(id));
  return (
    told && (
      <InitiativeTold
        key={told.id}
        fight={fight}
        one={told}
        onChange={() => setChanging(told.id)}
        onClose={() => putOff(told.id)}
      />
    )
  );
}
