import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { EVENING_ANSWERS, type Evening, type EveningAnswer } from "@/lib/model/evening";
import { capitalised, cardinal } from "@/lib/rules/chronicle-words";
import styles from "./dates.module.css";

const options = EVENING_ANSWERS.map((value) => ({ value, label: capitalised(value) }));
const answerOf = ({ answers }: Evening["dates"][number], readerId: number) =>
  answers.find(({ userId }) => userId === readerId)?.answer;

/** Whether a date is ahead and waits for the reader. */
const isOpen = (date: Evening["dates"][number], readerId: number): boolean =>
  date.startsAt.getTime() > Date.now() && answerOf(date, readerId) === undefined;

interface OwnAnswerProps {
  /** The date as its choice is called. */
  label: string;
  date: Evening["dates"][number];
  readerId: number;
  onAnswer: (answer: EveningAnswer) => void;
}

/** The reader's own yes, maybe or no to a date. Until something is said, nothing is chosen. */
export function OwnAnswer({ label, date, readerId, onAnswer }: OwnAnswerProps) {
  return (
    <Choice<string>
      label={label}
      labelHidden
      options={options}
      value={answerOf(date, readerId) ?? ""}
      onChange={(said) => onAnswer(said as EveningAnswer)}
    />
  );
}

interface YesToAllProps {
  dates: Evening["dates"];
  readerId: number;
  /** For a player the one thing to do. */
  variant?: "primary";
  busy: boolean;
  onYes: () => void;
}

/** How many dates wait for the reader, and the button that answers yes to all of them. */
export function YesToAll({ dates, readerId, variant, busy, onYes }: YesToAllProps) {
  const open = dates.filter((date) => isOpen(date, readerId)).length;
  const all =
    dates.length === 1 ? "Yes" : dates.length === 2 ? "Yes to both" : `Yes to all ${cardinal(dates.length)}`;
  if (dates.length === 0) return null;
  return (
    <div className={styles["foot"]}>
      <p className="note">
        {open === 0
          ? "You have answered; change it as you like."
          : `${capitalised(cardinal(open))} ${open === 1 ? "date waits" : "dates wait"} for you.`}
      </p>
      <Button variant={open > 0 ? variant : undefined} icon="check" busy={busy} onClick={onYes}>
        {all}
      </Button>
    </div>
  );
}
