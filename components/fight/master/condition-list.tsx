import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Opener } from "@/components/ui/lazy-component";
import { lazyComponent } from "@/components/ui/lazy-component";
import type { CombatantView } from "@/lib/model/fight";
import cross from "@/components/ui/wax-cross.module.css";
import styles from "./condition-list.module.css";
import { useFightTable } from "@/components/fight/fight-table";
import { toneOf, Wax } from "@/components/ui/wax";

const [ConditionText] = lazyComponent(() =>
  import("./condition-text").then((module) => module.ConditionText),
);

const roundsLeft = (rounds: number) => `${rounds} ${rounds === 1 ? "round" : "rounds"}`;

/** What lies on a combatant: pressing a condition says what it does, its cross takes it off. */
export function ConditionList({ one, add }: { one: CombatantView; add?: Opener }) {
  const { act, runs } = useFightTable();
  const [read, setRead] = useState<string>();
  const { conditions, concentration } = one;
  const shown = conditions.find(({ name }) => name === read);
  return (
    <section className={styles["part"]} aria-label="Conditions">
      <div className={styles["waxes"]}>
        {concentration !== null && (
          <Wax tone="mind" large>
            <Icon name="flame" />
            {concentration}
            {runs && (
              <button
                type="button"
                className={cross["off"]}
                aria-label={`End concentration on ${concentration}`}
                onClick={() => act({ type: "concentrate", target: one.id, on: null })}
              >
                <Icon name="close" />
              </button>
            )}
          </Wax>
        )}
        {conditions.map(({ name, rounds }) => (
          <Wax key={name} tone={toneOf(name)} large>
            <button
              type="button"
              className={styles["name"]}
              aria-expanded={read === name}
              onClick={() => setRead(read === name ? undefined : name)}
            >
              {name}
              {rounds !== null && <b>{roundsLeft(rounds)}</b>}
            </button>
            {runs && (
              <button
                type="button"
                className={cross["off"]}
                aria-label={`Remove ${name}`}
                onClick={() => act({ type: "clear", targets: [one.id], name })}
              >
                <Icon name="close" />
              </button>
            )}
          </Wax>
        ))}
        {add && (
          <button type="button" {...add} className={classNames(styles["new"])}>
            + Condition
          </button>
        )}
      </div>
      {shown && <ConditionText name={shown.name} />}
    </section>
  );
}
