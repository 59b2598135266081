"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { throwForTable } from "@/lib/client/dice/roll-dice";
import { toast } from "@/lib/client/page/toast";
import { playSound } from "@/lib/client/page/sound";
import { watchTableRolls } from "@/lib/client/dice/table-rolls";
import { attempt } from "@/lib/client/mutations/attempt";
import { diceTexts } from "@/lib/messages/dice";
import { fightTexts } from "@/lib/messages/fight";
import type { Character, EncounterStats } from "@/lib/model/creature";
import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import { rollLabel, type TableRoll } from "@/lib/model/roll";
import { type Ability, modifier } from "@/lib/rules/abilities";
import { type Save, saveLabel } from "@/lib/rules/dice-in-text";
import { printedSave } from "@/lib/rules/saves";
import type { DamageEntry } from "./use-damage-entry";

interface Sheets {
  characters: readonly Character[];
  encounters: readonly EncounterStats[];
}
export interface Savers extends Sheets {
  fight: FightView | null;
  readerId: number;
  act: (act: SentAct) => void;
  damage: DamageEntry;
  /** Whether the sheet of one of some is unread, which is read then: without it neither its bonus nor its owner is known. */
  readMissing: (some: readonly CombatantView[]) => boolean;
}
export type Saves = ReturnType<typeof useSaves>;

const bonusOf = async (one: CombatantView, ability: Ability, { characters, encounters }: Sheets) => {
  const character = characters.find(({ id }) => id === one.characterId);
  if (character) return character.savingThrows[ability];
  if (one.slug !== null) {
    const monster = await call(api.library.monsters.read, { params: { slug: one.slug } });
    return printedSave(monster.saves, monster.abilities, ability);
  }
  const encounter = encounters.find(({ id }) => id === one.encounterId);
  if (encounter) return modifier(encounter.abilities[ability]);
  return ability === "dex" ? modifier(one.dexterity) : 0;
};

/**
 * Saving throws that the chosen ones make: those of players are asked of them on their own screens, the others are thrown here. Who made
 * it takes half.
 */
export function useSaves({ fight, readerId, act, damage, readMissing, ...sheets }: Savers) {
  const { characters } = sheets;
  const [save, setSave] = useState<Save>({ ability: "dex", difficulty: 15 });
  const [busy, setBusy] = useState(false);

  const keep = ({ id }: CombatantView, { total }: TableRoll, difficulty: number) =>
    damage.keepThrow(id, { total, isMade: total >= difficulty });
  const isPlayers = (one: CombatantView) => {
    const owner = characters.find(({ id }) => id === one.characterId)?.createdBy ?? readerId;
    return owner !== readerId;
  };
  const rollSave = async (one: CombatantView, asked: Save) =>
    throwForTable(fight?.campaignId ?? 0, {
      dice: { d20: 1 },
      modifier: await bonusOf(one, asked.ability, sheets),
      label: rollLabel(one.name, saveLabel(asked)),
      save: asked.ability,
      audience: "dm",
      ...(one.characterId !== null && { characterId: one.characterId }),
    });
  const throwFor = async (one: CombatantView) => keep(one, await rollSave(one, save), save.difficulty);
  const isUnread = (some: readonly CombatantView[]): boolean => {
    if (!readMissing(some)) return false;
    toast.info(fightTexts.sheetsUnread, { about: "saves" });
    return true;
  };
  const throwing = async (some: readonly CombatantView[], work: () => Promise<unknown>) => {
    if (isUnread(some)) return;
    setBusy(true);
    playSound("dice");
    await attempt(work, { failed: diceTexts.failed, about: "saves" });
    setBusy(false);
  };
  const throwAll = (some: readonly CombatantView[]) => throwing(some, () => Promise.all(some.map(throwFor)));

  // What players throw on their own screens counts as soon as it falls.
  const onRoll = useEffectEvent((roll: TableRoll) => {
    const { characterId, save: made } = roll;
    const one = fight?.combatants.find((combatant) => combatant.characterId === characterId);
    if (characterId === null || !one?.saveAsked || made !== one.saveAsked) return;
    keep(one, roll, one.saveDifficulty ?? 0);
  });
  useEffect(() => watchTableRolls((roll) => onRoll(roll)), []);

  return {
    save,
    busy,
    change: (part: Partial<Save>) => setSave((before) => ({ ...before, ...part })),
    /** What a text asks for, before it is known whom it hits. */
    prepare: (asked: Save, asks: string) => {
      setSave(asked);
      damage.forget();
      damage.setCause(asks);
    },
    throwFor: (one: CombatantView) => throwAll([one]),
    /** One that decides no share, such as the one that keeps concentration. */
    throwAside: (one: CombatantView, asked: Save, onThrown: (total: number) => void) =>
      throwing([one], async () => onThrown((await rollSave(one, asked)).total)),
    ask: (some: readonly CombatantView[]) => {
      const savers = some.filter(({ kind }) => kind !== "row");
      if (isUnread(savers)) return;
      const asked = savers.filter(isPlayers);
      if (asked.length > 0)
        act({
          type: "ask",
          targets: asked.map(({ id }) => id),
          save: save.ability,
          difficulty: save.difficulty,
        });
      void throwAll(savers.filter((one) => !isPlayers(one)));
    },
  };
}
