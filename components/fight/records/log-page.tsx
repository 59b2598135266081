import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { fightTexts } from "@/lib/messages/fight";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/client/api/api";
import { undoInFight } from "@/lib/client/mutations/fight-acts";
import { useQuery } from "@/lib/client/api/use-query";
import type { FightLogLine } from "@/lib/model/fight";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./log-page.module.css";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Entries of a round, in the order in which they come. */
const byRound = (lines: readonly FightLogLine[]): [round: number, lines: FightLogLine[]][] => {
  const rounds: [number, FightLogLine[]][] = [];
  for (const line of lines) {
    const last = rounds.at(-1);
    if (last?.[0] === line.round) last[1].push(line);
    else rounds.push([line.round, [line]]);
  }
  return rounds;
};

/** Who did what to whom, newest first; whoever runs the fight takes it back, one act or all down to one. */
export function LogPage() {
  const { fight, runs, readerId } = useFightTable();
  /** The entries whose acts are being taken back: a second press before the log shows that means the same, and no further acts. */
  const asked = useRef(new Set<number>());
  const { data: lines, error, reload } = useQuery(api.fights.readLog, { id: fight.id });
  if (!lines)
    return error === undefined ? (
      <Skeleton text={fightTexts.logLoading} />
    ) : (
      <ErrorState text={fightTexts.logFailed} onRetry={() => void reload()} />
    );
  const standing = lines.filter(({ isUndone }) => !isUndone);
  const undoTo = (line: FightLogLine) => {
    for (const { id } of standing.slice(0, standing.indexOf(line) + 1)) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      undoInFight(fight, () => asked.current.delete(id));
    }
  };
  return (
    <>
      <div className={styles["head"]}>
        <h2 className="title">Log</h2>
        <p className="note">{`${standing.length} ${standing.length === 1 ? "act" : "acts"}`}</p>
      </div>
      {byRound(lines).map(([round, some], at) => (
        <section key={at} aria-label={`Round ${round}`}>
          <h3 className={styles["round"]}>{round === 0 ? "Before the fight" : `Round ${round}`}</h3>
          <ol className={styles["log"]}>
            {some.map((line) => (
              <li key={line.id} data-undone={line.isUndone || undefined}>
                <time dateTime={line.createdAt.toISOString()}>{clock.format(line.createdAt)}</time>
                <p dir="ltr">
                  {line.text}
                  {/* The spaces stand between them: at the edge of a box of its own one is no space to a reader. */}
                  {line.userId !== readerId && line.username && (
                    <>
                      {" "}
                      <small>{`by ${line.username}`}</small>
                    </>
                  )}
                  {line.isUndone && (
                    <>
                      {" "}
                      <small>undone</small>
                    </>
                  )}
                </p>
                {runs && line === standing[0] && (
                  <Button icon="undo" className={styles["newest"]} onClick={() => undoTo(line)}>
                    Undo
                  </Button>
                )}
                {runs && !line.isUndone && line !== standing[0] && (
                  <button
                    type="button"
                    className={styles["to"]}
                    aria-label={`Undo back to here: ${line.text}`}
                    title="Undo back to here"
                    onClick={() => undoTo(line)}
                  >
                    <Icon name="undo" />
                    <span>to here</span>
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
