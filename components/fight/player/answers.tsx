import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { toast } from "@/lib/client/page/toast";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView } from "@/lib/model/fight";
import type { ProposalAnswer } from "@/lib/rules/fight-model";
import parts from "@/components/fight/part.module.css";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./answers.module.css";
import { notYetTold } from "./told-answers";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const ICONS: Record<ProposalAnswer["cameTo"], IconName> = {
  taken: "check",
  halved: "minus",
  waved: "close",
  "taken back": "undo",
};

type Proposed = Pick<ProposalAnswer, "amount" | "combatantId" | "heals">;
const whatOf = ({ amount, combatantId, heals }: Proposed, { combatants }: FightView): string =>
  fightTexts.deed(
    amount,
    combatants.find(({ id }) => id === combatantId)?.name ?? fightTexts.somebody,
    heals,
  );
/** What came of it: of halved damage the half. */
const cameOf = (answer: ProposalAnswer): Proposed =>
  answer.cameTo === "halved" ? { ...answer, amount: Math.floor(answer.amount / 2) } : answer;

/** Tells the proposer of each answer as it comes, on whichever page of the fight they are. */
export function useAnswersTold(fight: FightView | null): void {
  const known = useRef<{ fight: number; told: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (!fight) return;
    const before = known.current?.fight === fight.id ? known.current.told : undefined;
    const { told, fresh } = notYetTold(before, fight.answers);
    known.current = { fight: fight.id, told };
    for (const answer of fresh.toReversed())
      toast.info(`${fightTexts.cameTo[answer.cameTo]}: ${whatOf(cameOf(answer), fight)}`, {
        about: `answer ${answer.id}`,
      });
  }, [fight]);
}

/** What became of what one proposed: what waits can be taken back; what was decided stands below, newest first. */
export function Answers() {
  const { fight, act } = useFightTable();
  const { proposals, answers } = fight;
  if (proposals.length + answers.length === 0) return null;
  return (
    <section className={parts["part"]} aria-label={fightTexts.became}>
      <p className={parts["label"]}>{fightTexts.became}</p>
      <ul>
        {proposals.map((one) => (
          <li key={one.id} className={styles["answer"]}>
            <Icon name="hourglass" />
            <span>
              <b>{fightTexts.waits}</b> <i>{whatOf(one, fight)}</i>
            </span>
            <button
              type="button"
              className={styles["back"]}
              aria-label={`Take it back: ${whatOf(one, fight)}`}
              onClick={() => act({ type: "wave", proposal: one.id })}
            >
              Take it back
            </button>
          </li>
        ))}
        {answers.map((one) => (
          <li key={one.id} className={styles["answer"]} data-came={one.cameTo}>
            <Icon name={ICONS[one.cameTo]} />
            <span>
              <b>{fightTexts.cameTo[one.cameTo]}</b> <i>{whatOf(cameOf(one), fight)}</i>
            </span>
            <time dateTime={one.at}>{clock.format(new Date(one.at))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
