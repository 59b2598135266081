"use client";

import type { Character, EncounterStats } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";
import { modifier } from "@/lib/rules/abilities";

type Sheet = Pick<Character | EncounterStats, "abilities" | "image" | "speed">;

/** What the book knows of a combatant beside the fight: its character's or its encounter's sheet. */
export const sheetOf = (
  one: CombatantView,
  characters: readonly Character[],
  encounters: readonly EncounterStats[],
): Sheet | undefined =>
  one.characterId === null
    ? encounters.find(({ id }) => id === one.encounterId)
    : characters.find(({ id }) => id === one.characterId);

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The figures that are asked for at the table, as far as they are known. */
export const factsOf = (one: CombatantView, sheet: Sheet | undefined): [name: string, value: string][] => {
  const facts: [string, string | number | null | undefined][] = [
    ["AC", one.armourClass],
    ["Initiative", one.initiative],
    ["Speed", sheet?.speed],
    ["Dex", one.dexterity === undefined ? undefined : signed(modifier(one.dexterity))],
    ["Con", sheet && signed(modifier(sheet.abilities.con))],
    ["Wis", sheet && signed(modifier(sheet.abilities.wis))],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
};

const LINES: Record<CombatantView["kind"], string> = {
  character: "One of the party",
  encounter: "From this book’s encounters",
  library: "From the library",
  other: "A nameless other",
  row: "A reminder in the order",
};
export const lineOf = ({ kind }: CombatantView): string => LINES[kind];
