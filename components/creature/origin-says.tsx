import { Checkbox } from "@/components/ui/form/checkbox";
import { offerTexts } from "@/lib/messages/library-offers";
import { said } from "@/lib/model/origin-says";
import styles from "./origin-says.module.css";
import type { OriginSaid } from "./use-origin-says";

/** "What the book says": a tick for each thing that the library knows of the race or class, and what it would write. */
export function OriginSays({ says }: { says: OriginSaid }) {
  const { sayings, ticked, fields, before, set } = says;
  if (sayings.length === 0) return null;
  return (
    <section className={styles["says"]} aria-label={offerTexts.says}>
      <div className={styles["head"]}>
        <h3 className="head">{offerTexts.says}</h3>
        <p className="note">{offerTexts.onlyTicked}</p>
      </div>
      {sayings.map((saying) => {
        const isTicked = ticked.includes(saying);
        const { title, detail, changes } = said(fields, saying, isTicked, before);
        return (
          <div key={saying.of} className={styles["say"]} data-ticked={isTicked || undefined}>
            <Checkbox
              className={styles["tick"] ?? ""}
              checked={isTicked}
              onChange={({ target }) => set(saying, target.checked)}
              label={
                <span>
                  <b>{title}</b>
                  <small>{detail}</small>
                </span>
              }
            />
            <p className={styles["to"]}>
              {changes.map(({ label, from, to }) => (
                <span key={label}>
                  {label} {from && <s>{from}</s>} <ins>{to}</ins>
                </span>
              ))}
            </p>
          </div>
        );
      })}
      <div className={styles["foot"]}>
        <span role="status">{offerTexts.ticked(ticked.length, sayings.length)}</span>
        {ticked.length < sayings.length && (
          <button
            type="button"
            className={styles["all"]}
            onClick={() => {
              for (const saying of sayings) if (!ticked.includes(saying)) set(saying, true);
            }}
          >
            {offerTexts.tickAll}
          </button>
        )}
      </div>
    </section>
  );
}
