import type { CSSProperties, ReactNode } from "react";
import { StaggeredMount } from "@/components/book/staggered-mount";
import { Portrait } from "@/components/ui/picture/portrait";
import { longestWord } from "@/components/ui/text/longest-word";
import type { StatBlock } from "@/lib/model/creature";
import type { Scores } from "@/lib/rules/abilities";
import { isDown } from "@/lib/rules/creature";
import { type HitPointChange, hitPointsOf } from "@/lib/rules/hit-points";
import { AbilityDials } from "./ability-dials";
import styles from "./creature-sheet.module.css";
import { Life } from "./life";
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
  /** Marks it as a place of the book. */
  mark?: ReactNode;
  /** Chooses the ink of its initial; the id where it is left out. */
  ink?: number;
  /** What it does, below the skills. */
  deeds: ReactNode;
  /** What stands at the foot. */
  children?: ReactNode;
}

/** The sheet that one plays from: head, dials, skills, what the creature does. Whatever has a figure rolls when it is pressed. */
export function CreatureSheet(props: CreatureSheetProps) {
  const { creature, savingThrows, line, ink, skillSources, onHitPoints, mark, deeds, children } = props;
  const hitPoints = hitPointsOf(creature);
  return (
    <>
      {mark}
      <div className={styles["hero"]} data-down={isDown(hitPoints) || undefined}>
        <Portrait name={creature.name} src={creature.image} id={ink ?? creature.id} />
        <div className={styles["who"]}>
          <h2
            className={styles["name"]}
            style={{ "--letters": longestWord(creature.name) } as CSSProperties}
            dir="auto"
          >
            {creature.name}
          </h2>
          {(line || isDown(hitPoints)) && (
            <p className={styles["line"]} dir="auto">
              {line}
              {isDown(hitPoints) && <span className={styles["down"]}>down</span>}
            </p>
          )}
          <StatBadges {...creature} />
        </div>
        <Life
          key={creature.id}
          id={creature.id}
          name={creature.name}
          hitPoints={hitPoints}
          onChange={onHitPoints}
        />
      </div>
      <div className={styles["middle"]}>
        <StaggeredMount>
          <div data-sheet-part="dial">
            <AbilityDials key={creature.id} scores={creature.abilities} saves={savingThrows} />
          </div>
        </StaggeredMount>
        <StaggeredMount>
          <div data-sheet-part="skills">
            <SkillsBox scores={creature.abilities} sources={skillSources} />
          </div>
        </StaggeredMount>
      </div>
      <StaggeredMount>
        <div data-sheet-part="deeds">{deeds}</div>
      </StaggeredMount>
      <StaggeredMount>{children}</StaggeredMount>
    </>
  );
}
