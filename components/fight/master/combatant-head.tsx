import { Portrait } from "@/components/ui/picture/portrait";
import type { CombatantView } from "@/lib/model/fight";
import styles from "./combatant-head.module.css";
import { inkSeedOf } from "@/components/fight/ink-seed";
import { useFightTable } from "@/components/fight/fight-table";
import { lineOf } from "@/components/fight/sheets";

interface CombatantHeadProps {
  one: CombatantView;
  facts: [name: string, value: string][];
  /** In place of where it comes from. */
  line?: string;
}

/** Who it is: portrait, name, where it comes from, and the figures that are asked for. */
export function CombatantHead({ one, facts, line = lineOf(one) }: CombatantHeadProps) {
  const { pictureOf } = useFightTable();
  return (
    <div className={styles["head"]}>
      {one.kind !== "row" && (
        <Portrait name={one.name} id={inkSeedOf(one)} src={pictureOf(one)} shape="card" />
      )}
      <div>
        <h2 className="title" dir="auto">
          {one.name}
        </h2>
        <p className={styles["line"]}>{line}</p>
        <dl className={styles["facts"]}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
