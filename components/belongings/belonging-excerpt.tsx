import { RollableText } from "@/components/ui/text/rollable-text";
import type { Belonging } from "@/lib/model/belonging";
import { atTheTable, effectLines } from "@/lib/rules/at-the-table";
import styles from "./belonging-excerpt.module.css";

/** What stands below the name of the chosen belonging: what it takes to use it, what it does, and then how it is told. */
export function BelongingExcerpt({ belonging }: { belonging: Belonging }) {
  const { name, description } = belonging;
  const effects = effectLines(belonging).join("\n");
  // What the effects say stands in them, as buttons too.
  const facts = atTheTable(belonging).filter((fact) => !effects.includes(fact));
  return (
    <div className={styles["excerpt"]}>
      {facts.length > 0 && (
        <ul className={styles["facts"]} aria-label="At the table">
          {facts.map((fact, index) => (
            <li key={`${index} ${fact}`} dir="auto">
              <RollableText text={fact} of={name} />
            </li>
          ))}
        </ul>
      )}
      {effects && (
        <p className={styles["effects"]} dir="auto">
          <RollableText text={effects} of={name} />
        </p>
      )}
      {description.trim() && (
        <p className={styles["prose"]} dir="auto">
          <RollableText text={description} of={name} />
        </p>
      )}
    </div>
  );
}
