"use client";

import type { ReactNode } from "react";
import { InTurn } from "@/components/book/in-turn";
import { AbilityRadar } from "@/components/charts/ability-radar";
import { Portrait } from "@/components/ui/portrait";
import { rollCheck } from "@/lib/client/roll-dice";
import { CHART_RANGE } from "@/lib/constants";
import type { StatBlock } from "@/lib/model/creature";
import { ABILITY_NAME, modifier, type Scores } from "@/lib/rules/abilities";
import styles from "./creature-sheet.module.css";
import { HitPointVial } from "./hit-point-bar";
import { HitPointControl } from "./hit-point-control";
import { SkillsBox } from "./skills-box";
import { StatBadges } from "./stat-badges";

interface CreatureSheetProps {
  creature: Omit<StatBlock, "description"> & { id: number; image: string | null };
  savingThrows: Scores;
  /** The line below the name: what the creature is. */
  line: string;
  /** The skills that each source chose; undefined while they are loading. */
  skillSources: readonly (readonly string[])[] | undefined;
  /** Takes damage and healing; left out for those who may only read. */
  onHitPoints?: ((current: number) => void) | undefined;
  /** What stands below the skills. */
  children?: ReactNode;
}

/** A creature at a glance. Abilities, saving throws and skills roll when they are pressed. */
export function CreatureSheet(props: CreatureSheetProps) {
  const { creature, savingThrows, line, skillSources, onHitPoints, children } = props;
  const { abilities } = creature;
  const hitPoints = { current: creature.currentHitPoints, max: creature.maxHitPoints };
  return (
    <>
      <div className={styles["hero"]}>
        <Portrait name={creature.name} src={creature.image} id={creature.id} />
        <div className={styles["who"]}>
          <h2 className={styles["name"]}>{creature.name}</h2>
          {line && <p className={styles["line"]}>{line}</p>}
        </div>
        <StatBadges {...creature} />
        <HitPointVial {...hitPoints} />
        {onHitPoints && <HitPointControl key={creature.id} hitPoints={hitPoints} onChange={onHitPoints} />}
      </div>
      <InTurn>
        <div className={styles["charts"]}>
          <AbilityRadar
            kind="scores"
            values={abilities}
            range={CHART_RANGE.sheet}
            onRoll={(ability) =>
              rollCheck({ label: `${ABILITY_NAME[ability]} check`, modifier: modifier(abilities[ability]) })
            }
          />
          <AbilityRadar
            kind="saves"
            values={savingThrows}
            range={CHART_RANGE.sheet}
            onRoll={(ability) =>
              rollCheck({ label: `${ABILITY_NAME[ability]} saving throw`, modifier: savingThrows[ability] })
            }
          />
        </div>
      </InTurn>
      <InTurn>
        <SkillsBox scores={abilities} sources={skillSources} />
      </InTurn>
      <InTurn>{children}</InTurn>
    </>
  );
}
