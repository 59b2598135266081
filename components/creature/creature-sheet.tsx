import { type ReactNode, use } from "react";
import { StaggeredMount } from "@/components/book/staggered-mount";
import { useDice } from "@/components/book/use-dice";
import { AbilityRadar } from "@/components/charts/ability-radar";
import { RollerContext } from "@/components/ui/text/roller";
import { Portrait } from "@/components/ui/picture/portrait";
import { CHART_RANGE } from "@/lib/constants";
import type { StatBlock } from "@/lib/model/creature";
import { ABILITY_NAME, modifier, type Scores } from "@/lib/rules/abilities";
import { isDown } from "@/lib/rules/creature";
import { hitPointsOf, type HitPointChange } from "@/lib/rules/hit-points";
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
  /** Left out for those who may only read. */
  onHitPoints?: ((change: HitPointChange) => void) | undefined;
  /** What stands below the skills. */
  children?: ReactNode;
}

/** A creature at a glance. Abilities, saving throws and skills roll when they are pressed. */
export function CreatureSheet(props: CreatureSheetProps) {
  const { creature, savingThrows, line, skillSources, onHitPoints, children } = props;
  const { abilities } = creature;
  const hitPoints = hitPointsOf(creature);
  const roller = use(RollerContext);
  const dice = useDice();
  return (
    <>
      <div className={styles["hero"]} data-down={isDown(hitPoints) || undefined}>
        <Portrait name={creature.name} src={creature.image} id={creature.id} />
        <div className={styles["who"]}>
          <h2 className={styles["name"]} dir="auto">
            {creature.name}
          </h2>
          {(line || isDown(hitPoints)) && (
            <p className={styles["line"]} dir="auto">
              {line}
              {isDown(hitPoints) && <span className={styles["down"]}>down</span>}
            </p>
          )}
        </div>
        <StatBadges {...creature} />
        <HitPointVial key={`hp ${creature.id}`} {...hitPoints} />
        {onHitPoints && <HitPointControl key={creature.id} hitPoints={hitPoints} onChange={onHitPoints} />}
      </div>
      <StaggeredMount>
        <div className={styles["charts"]}>
          <AbilityRadar
            kind="scores"
            values={abilities}
            range={CHART_RANGE.sheet}
            onRoll={(ability) =>
              dice.check({
                ...roller,
                label: `${ABILITY_NAME[ability]} check`,
                modifier: modifier(abilities[ability]),
              })
            }
          />
          <AbilityRadar
            kind="saves"
            values={savingThrows}
            range={CHART_RANGE.sheet}
            onRoll={(ability) =>
              dice.check({
                ...roller,
                label: `${ABILITY_NAME[ability]} saving throw`,
                modifier: savingThrows[ability],
              })
            }
          />
        </div>
      </StaggeredMount>
      <StaggeredMount>
        <SkillsBox scores={abilities} sources={skillSources} />
      </StaggeredMount>
      <StaggeredMount>{children}</StaggeredMount>
    </>
  );
}
