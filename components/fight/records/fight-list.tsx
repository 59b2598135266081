import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LocalTime } from "@/components/ui/text/local-time";
import type { FightView } from "@/lib/model/fight";
import type { FightBrief } from "@/lib/model/fight-brief";
import { fightTexts } from "@/lib/messages/fight";
import { cardinal } from "@/lib/rules/number-words";
import styles from "./fight-list.module.css";
import parts from "@/components/fight/part.module.css";
import { isCalled } from "@/lib/rules/fight-call";
import { whoseTurn } from "@/components/fight/order/in-order";
import { FightVolvelle } from "@/components/fight/volvelle";

interface FightListProps {
  list: readonly FightBrief[];
  /** The one that goes on, as soon as it is loaded. */
  running: FightView | undefined;
  /** The record that is read beside. */
  currentId: number | undefined;
  runs: boolean;
  onOpen: (fight: FightBrief) => void;
  onBegin: (fight: FightBrief) => void;
  onPrepare: () => void;
  busy: boolean;
}

/** Who is in a fight, in a few words: "party of 5, 3 goblins, 1 hidden". */
const companyOf = ({ party, foes, kinds, hidden }: FightBrief): string => {
  const present = [
    party > 0 && `party of ${party}`,
    ...foes.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)),
    kinds > foes.length && `${kinds - foes.length} more ${kinds - foes.length === 1 ? "kind" : "kinds"}`,
    hidden > 0 && `${hidden} hidden`,
  ].filter(Boolean);
  return present.length > 0 ? present.join(", ") : "nobody yet";
};

const endOf = ({ round, fallen, fallenName }: FightBrief): string => {
  const who = fallen === 0 ? "nobody fell" : `${fallenName ?? cardinal(fallen)} fell`;
  return `${round} ${round === 1 ? "round" : "rounds"}, ${who}`;
};

/** All fights of the campaign: the one that goes on, those that wait, and those that are over. */
export function FightList(props: FightListProps) {
  const { list, running: seen, currentId, runs, onOpen } = props;
  const running = list.find(({ state }) => state === "running");
  const prepared = list.filter(({ state }) => state === "prepared");
  const over = list.filter(({ state }) => state === "over").toReversed();
  return (
    <>
      <h2 className={`title ${styles["title"]}`}>Fights</h2>
      {running && <Running brief={running} fight={seen} onOpen={() => onOpen(running)} />}
      {!running && prepared.length === 0 && over.length === 0 && (
        <EmptyState icon="swords" text={runs ? fightTexts.noneYet : fightTexts.none} low />
      )}
      {runs && <Prepared {...props} prepared={prepared} another={running !== undefined} />}
      {over.length > 0 && (
        <section className={parts["part"]} aria-label="Finished">
          <p className={parts["label"]}>Finished</p>
          <ul>
            {over.map((fight) => (
              <li key={fight.id}>
                <button
                  type="button"
                  className={styles["over"]}
                  aria-current={fight.id === currentId ? "true" : undefined}
                  onClick={() => onOpen(fight)}
                >
                  <span>
                    <b dir="auto">{fight.name}</b>
                    <small>{endOf(fight)}</small>
                  </span>
                  <LocalTime at={fight.createdAt} className={styles["when"] ?? ""} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RunningProps {
  brief: FightBrief;
  fight: FightView | undefined;
  onOpen: () => void;
}

function Running({ brief, fight, onOpen }: RunningProps) {
  const turn = fight && whoseTurn(fight);
  const goesOn = turn ? `goes on; ${turn.name} has the turn` : "goes on";
  return (
    <div className={styles["runs"]}>
      <FightVolvelle small fight={fight ?? { ...brief, turn: null, combatants: [] }} />
      <span>
        <b dir="auto">{brief.name}</b>
        <small>{isCalled(brief) ? fightTexts.called : goesOn}</small>
      </span>
      <Button variant="primary" onClick={onOpen}>
        Return
      </Button>
    </div>
  );
}

interface PreparedProps
  extends Pick<FightListProps, "currentId" | "onOpen" | "onBegin" | "onPrepare" | "busy"> {
  prepared: readonly FightBrief[];
  /** Another fight runs: none can begin. */
  another: boolean;
}

function Prepared({ prepared, another, currentId, onOpen, onBegin, onPrepare, busy }: PreparedProps) {
  return (
    <section className={parts["part"]} aria-label="Prepared">
      <p className={parts["label"]}>Prepared</p>
      {another && prepared.length > 0 && (
        <p className="note" id="another-runs">
          {fightTexts.otherRuns}
        </p>
      )}
      <ul>
        {prepared.map((fight) => (
          <li
            key={fight.id}
            className={styles["prepared"]}
            data-current={fight.id === currentId || undefined}
          >
            <span>
              <b dir="auto">{fight.name}</b>
              <small>{companyOf(fight)}</small>
            </span>
            <span className={styles["acts"]}>
              <Button aria-label={`Change ${fight.name}`} onClick={() => onOpen(fight)}>
                Change
              </Button>
              <Button
                aria-label={`Begin ${fight.name}`}
                disabled={another}
                aria-describedby={another ? "another-runs" : undefined}
                onClick={() => onBegin(fight)}
              >
                Begin
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(parts["adder"], styles["new"])}
        aria-busy={busy || undefined}
        onClick={onPrepare}
      >
        <Icon name="plus" />
        Prepare a fight
      </button>
    </section>
  );
}
