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
import type { Character, Encounter, EncounterStats } from "@/lib/model/creature";
import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import { rollLabel, type TableRoll } from "@/lib/model/roll";
import { type Ability, modifier } from "@/lib/rules/abilities";
import { type Save, saveLabel } from "@/lib/rules/dice-in-text";
import { describedSave, printedSave } from "@/lib/rules/saves";
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

type ReadEncounter = (id: number) => Promise<Encounter>;
/** Reads each encounter once for all that are of it: the list has no descriptions, which keep the printed saving throws. */
const encountersOnce = (): ReadEncounter => {
  const reads = new Map<number, Promise<Encounter>>();
  return (id) => {
    const reading = reads.get(id) ?? call(api.encounters.read, { params: { id } });
    reads.set(id, reading);
    return reading;
  };
};

const bonusOf = async (
  one: CombatantView,
  ability: Ability,
  { characters, encounters, read }: Sheets & { read: ReadEncounter },
) => {
  const character = characters.find(({ id }) => id === one.characterId);
  if (character) return character.savingThrows[ability];
  if (one.slug !== null) {
    const monster = await call(api.library.monsters.read, { params: { slug: one.slug } });
    return printedSave(monster.saves, monster.abilities, ability);
  }
  const encounter = encounters.find(({ id }) => id === one.encounterId);
  if (encounter) {
    const { description, abilities } = await read(encounter.id);
    return describedSave(description, abilities, ability);
  }
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
  const ownerOf = (one: CombatantView): number =>
    characters.find(({ id }) => id === one.characterId)?.createdBy ?? readerId;
  /**
   * Those whose players are asked: nobody would ever answer for one whose player has left the book, and who keeps it too, and plays along, has
   * the fight before them in place of the question.
   */
  const playersAmong = async (some: readonly CombatantView[]): Promise<readonly CombatantView[]> => {
    const others = some.filter((one) => ownerOf(one) !== readerId);
    if (!fight || others.length === 0) return [];
    const members = await call(api.campaigns.listMembers, { params: { id: fight.campaignId } });
    return others.filter((one) => members.some(({ id, role }) => id === ownerOf(one) && role === "player"));
  };
  const rollSave = async (one: CombatantView, asked: Save, read: ReadEncounter) =>
    throwForTable(fight?.campaignId ?? 0, {
      dice: { d20: 1 },
      modifier: await bonusOf(one, asked.ability, { ...sheets, read }),
      label: rollLabel(one.name, saveLabel(asked)),
      save: asked.ability,
      audience: "dm",
      ...(one.characterId !== null && { characterId: one.characterId }),
    });
  const throwFor = async (one: CombatantView, read: ReadEncounter) =>
    keep(one, await rollSave(one, save, read), save.difficulty);
  const isUnread = (some: readonly CombatantView[]): boolean => {
    if (!readMissing(some)) return false;
    toast.info(fightTexts.sheetsUnread, { about: "saves" });
    return true;
  };
  const throwing = async (
    some: readonly CombatantView[],
    work: (read: ReadEncounter) => Promise<unknown>,
  ) => {
    if (isUnread(some)) return;
    setBusy(true);
    playSound("dice");
    await attempt(() => work(encountersOnce()), { failed: diceTexts.failed, about: "saves" });
    setBusy(false);
  };
  const throwAll = (some: readonly CombatantView[]) =>
    throwing(some, (read) => Promise.all(some.map((one) => throwFor(one, read))));

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
      throwing([one], async (read) => onThrown((await rollSave(one, asked, read)).total)),
    ask: (some: readonly CombatantView[]) => {
      const savers = some.filter(({ kind }) => kind !== "row");
      void throwing(savers, async (read) => {
        const asked = await playersAmong(savers);
        const targets = asked.map(({ id }) => id);
        if (targets.length > 0) {
          damage.forgetThrows(targets);
          act({ type: "ask", targets, save: save.ability, difficulty: save.difficulty });
        }
        const others = savers.filter((one) => !asked.includes(one));
        await Promise.all(others.map((one) => throwFor(one, read)));
      });
    },
  };
}
