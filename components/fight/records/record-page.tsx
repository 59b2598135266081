import facts from "@/components/ui/ruled-facts.module.css";
import { LinksFoot } from "@/components/book/links-foot";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/text/local-time";
import type { FightView } from "@/lib/model/fight";
import parts from "@/components/fight/part.module.css";
import styles from "./record-page.module.css";

interface RecordPageProps {
  fight: FightView;
  onDelete: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

/** What became of a fight: rounds, damage by whom, who fell. */
export function RecordPage({ fight, onDelete, onUndo }: RecordPageProps) {
  const summary = fight.summary ?? [];
  const dealt = summary
    .filter(({ damage }) => damage > 0)
    .toSorted((one, other) => other.damage - one.damage);
  const fell = summary.filter(({ defeated }) => defeated);
  const most = dealt[0]?.damage ?? 1;
  return (
    <>
      <h2 className="title" dir="auto">
        {fight.name}
      </h2>
      <p className={styles["when"]}>
        <LocalTime at={fight.createdAt} />
      </p>
      <dl className={facts["facts"]}>
        <div>
          <dt>Rounds</dt>
          <dd>{fight.round}</dd>
        </div>
        <div>
          <dt>Took part</dt>
          <dd>{summary.length}</dd>
        </div>
        <div>
          <dt>Fell</dt>
          <dd>{fell.length}</dd>
        </div>
      </dl>
      <section className={parts["part"]} aria-label="Damage by whom">
        <p className={parts["label"]}>Damage by whom</p>
        {dealt.length === 0 && <p className="note">Nobody was hurt.</p>}
        <ol className={styles["tally"]}>
          {dealt.map(({ name, damage }, at) => (
            <li key={at}>
              <b dir="auto">{name}</b>
              <i style={{ width: `${(100 * damage) / most}%` }} />
              <span>{damage}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={parts["part"]} aria-label="Who fell">
        <p className={parts["label"]}>Who fell</p>
        {fell.length === 0 && <p className="note">Nobody fell.</p>}
        <ul className={styles["fallen"]}>
          {fell.map(({ name }, at) => (
            <li key={at} dir="auto">
              <s>{name}</s>
            </li>
          ))}
        </ul>
      </section>
      <LinksFoot kind="fight" id={fight.id} name={fight.name} />
      {(onDelete || onUndo) && (
        <div className={styles["end"]}>
          {onUndo && (
            <Button icon="undo" onClick={onUndo}>
              It goes on
            </Button>
          )}
          {onDelete && (
            <Button variant="danger" icon="trash" onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      )}
    </>
  );
}
