import { useEffect, useState } from "react";
import styles from "@/components/dice/table-log.module.css";
import { ErrorState } from "@/components/ui/error-state";
import { Portrait } from "@/components/ui/picture/portrait";
import { api } from "@/lib/client/api/api";
import { watchTableRolls } from "@/lib/client/dice/table-rolls";
import { useQuery } from "@/lib/client/api/use-query";
import { DELAY } from "@/lib/constants";
import { diceTexts } from "@/lib/messages/dice";
import { ownCharacterTexts } from "@/lib/messages/own-characters";
import type { TableRoll } from "@/lib/model/roll";
import { figure, signed } from "@/lib/rules/abilities";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Which roll fell just now, for as long as its toast stays. */
const useNewest = () => {
  const [newest, setNewest] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchTableRolls(({ id }) => {
      setNewest(id);
      clearTimeout(timer);
      timer = setTimeout(() => setNewest(undefined), DELAY.dice);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return newest;
};

/** What fell on the table: everybody's dice, newest first, as far as one may see them. */
export function TableLog({ campaignId }: { campaignId: number }) {
  const { data: rolls, error, reload } = useQuery(api.rolls.list, { id: campaignId });
  const newest = useNewest();
  if (!rolls)
    return error === undefined ? (
      <p className={styles["empty"]} role="status">
        {diceTexts.loading}
      </p>
    ) : (
      <ErrorState text={diceTexts.logFailed} onRetry={() => void reload()} />
    );
  if (rolls.length === 0) return <p className={styles["empty"]}>{diceTexts.emptyTable}</p>;
  return (
    <ol className={styles["rolls"]} aria-label={diceTexts.rolls} aria-live="polite" tabIndex={0}>
      {rolls.map((roll) => (
        <FallenRoll key={roll.id} roll={roll} isNew={roll.id === newest} />
      ))}
    </ol>
  );
}

function FallenRoll({ roll, isNew }: { roll: TableRoll; isNew: boolean }) {
  const { userId, label, dice, modifier, mode, total, audience, createdAt } = roll;
  // With an account its name goes, and the roll stays.
  const username = roll.username || ownCharacterTexts.somebody;
  const notes = [
    mode === "normal" ? "" : mode,
    roll.isTyped ? diceTexts.byRealDie : "",
    diceTexts.forOnes[audience],
  ].filter(Boolean);
  return (
    <li className={styles["roll"]} data-new={isNew || undefined}>
      <Portrait name={username} id={userId ?? 0} shape="round" />
      <div className={styles["words"]}>
        <p>
          <b>
            <bdi>{username}</bdi>
          </b>
          {label && (
            <>
              , <bdi>{label}</bdi>
            </>
          )}
        </p>
        <p className={styles["how"]}>
          {dice.map(({ die, result, kept }, at) => (
            <span
              key={`${at} ${die}`}
              className={styles["pip"]}
              data-die={die}
              data-off={kept === 0 || undefined}
              title={die.toUpperCase()}
            >
              {figure(result)}
            </span>
          ))}
          {modifier !== 0 && <span>{signed(modifier)}</span>}
          {notes.map((note) => (
            <span key={note} className={styles["note"]}>
              {note}
            </span>
          ))}
        </p>
      </div>
      <p className={styles["sum"]}>
        <strong>{figure(total)}</strong>
        <time dateTime={createdAt.toISOString()}>{time.format(createdAt)}</time>
      </p>
    </li>
  );
}
