"use client";

import { useEffect, useEffectEvent } from "react";
import { type AskedSave, useAskedSaves } from "@/components/fight/player/use-asked-saves";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { toast } from "@/lib/client/page/toast";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";

interface SavesToldProps {
  campaignId: number;
  /** The reader's own in the fight. */
  mine: readonly CombatantView[];
}
const NONE: readonly Character[] = [];

/** Asks a player who reads elsewhere in the book for the saving throws of their characters. */
export function SavesTold({ campaignId, mine }: SavesToldProps) {
  // By the sheet as it is now, which may be open and be changed.
  const { data: characters = NONE } = useQueryUntilLoaded(api.characters.list, { id: campaignId });
  return useAskedSaves(mine, characters).map(({ key, ...one }) => <SaveTold key={key} {...one} />);
}

function SaveTold({ character, label, roll }: Omit<AskedSave, "key">) {
  const press = useEffectEvent(() => roll());
  const tell = useEffectEvent(() =>
    toast.info(label, {
      about: `save ${character.id}`,
      description: fightTexts.askedOf(character.name),
      action: { label: fightTexts.rollIt, onClick: () => press() },
      holds: true,
    }),
  );
  useEffect(() => {
    const said = tell();
    return () => toast.dismiss(said);
  }, []);
  return null;
}
