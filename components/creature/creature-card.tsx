import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Portrait } from "@/components/ui/picture/portrait";
import type { Opener } from "@/components/ui/lazy-component";
import type { StatBlock } from "@/lib/model/creature";
import { isDown } from "@/lib/rules/creature";
import { hitPointsOf } from "@/lib/rules/hit-points";
import styles from "./creature-card.module.css";
import { HitPointCount, HitPointLine } from "./hit-point-bar";

export type CardCreature = Omit<StatBlock, "description"> & { id: number; image: string | null };

interface CreatureCardProps {
  creature: CardCreature;
  /** What the creature is, below its name. */
  line: string;
  /** Encounters show their speed too. */
  withSpeed?: boolean | undefined;
  /** Chooses the ink of its initial. */
  ink: number;
  current: boolean;
  onChoose: () => void;
}

/** A slip of paper that stands for a creature; the current one has a red edge and a ribbon. */
export function CreatureCard({ creature, line, withSpeed, ink, current, onChoose }: CreatureCardProps) {
  const hitPoints = hitPointsOf(creature);
  return (
    <button
      type="button"
      className={styles["card"]}
      data-down={isDown(hitPoints) || undefined}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      <Portrait name={creature.name} src={creature.image} id={ink} shape="card" />
      <span>
        <span className={styles["name"]} dir="auto">
          {creature.name}
        </span>
        {isDown(hitPoints) && <span className={styles["down"]}>down</span>}
        {line && (
          <span className={styles["line"]} dir="auto">
            {line}
          </span>
        )}
        <span className={styles["stats"]}>
          <Stat term="Lvl" value={creature.level} />
          <Stat term="AC" value={creature.armourClass} />
          {withSpeed && <Stat term="Speed" value={creature.speed} />}
          <Stat term="HP" value={<HitPointCount {...hitPoints} />} />
        </span>
        <HitPointLine {...hitPoints} />
      </span>
    </button>
  );
}

function Stat({ term, value }: { term: string; value: ReactNode }) {
  return (
    <span>
      <span className={styles["term"]}>{term}</span> <b className="num">{value}</b>
    </span>
  );
}

/** The slot at the end of a list, where a further creature is made. */
export function NewCard({ text, ...opener }: { text: string } & Opener) {
  return (
    <button type="button" className={styles["new"]} {...opener}>
      <Icon name="plus" className={styles["plus"]} />
      {text}
    </button>
  );
}

/** The slot after it: one that is ready made. */
export function LibraryCard({ text, ...opener }: { text: string } & Opener) {
  return (
    <button type="button" className={`${styles["new"]} ${styles["library"]}`} {...opener}>
      <Icon name="library" className={styles["plus"]} />
      {text}
    </button>
  );
}
