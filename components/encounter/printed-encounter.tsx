"use client";

import type { BelongingRows } from "@/components/belongings/belongings-page";
import { PrintedBelongings } from "@/components/belongings/printed-belongings";
import { PrintedCreature } from "@/components/creature/printed-creature";
import type { Encounter, EncounterStats } from "@/lib/model/creature";
import { savingThrows } from "@/lib/rules/creature";
import { encounterLine } from "./encounter-line";

interface PrintedEncounterProps {
  encounter: EncounterStats;
  /** With its long texts, once they are loaded. */
  whole: Encounter | undefined;
  rows: BelongingRows | undefined;
}

/** A whole encounter, for paper. */
export function PrintedEncounter({ encounter, whole, rows }: PrintedEncounterProps) {
  return (
    <PrintedCreature
      creature={encounter}
      description={whole?.description}
      savingThrows={savingThrows(encounter.abilities)}
      line={encounterLine(encounter)}
      skillSources={[encounter, encounter.race].map(({ firstSkill, secondSkill }) => [
        firstSkill,
        secondSkill,
      ])}
      origins={whole ? [whole.race] : []}
    >
      <PrintedBelongings owner={{ encounterId: encounter.id }} rows={rows} />
    </PrintedCreature>
  );
}
