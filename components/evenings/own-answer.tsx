import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { EVENING_ANSWERS, type Evening, type EveningAnswer } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { cardinal } from "@/lib/rules/number-words";
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

type DatesAsked = Pick<Evening, "dates"> & { readerId: number };

const openOf = ({ dates, readerId }: DatesAsked): number =>
  dates.filter((date) => isOpen(date, readerId)).length;

const waitingWords = (asked: DatesAsked): string => {
  const open = openOf(asked);
  if (open > 0) return `${capitalised(cardinal(open))} ${open === 1 ? "date waits" : "dates wait"} for you.`;
  const isAhead = asked.dates.some(({ startsAt }) => startsAt.getTime() > Date.now());
  return isAhead ? "You have answered; change it as you like." : "All of these dates have passed.";
};

/** How many dates wait for the reader. */
export function DatesWaiting(asked: DatesAsked) {
  if (asked.dates.length === 0) return null;
  return <p className={`note ${styles["waiting"]}`}>{waitingWords(asked)}</p>;
}

interface YesToAllProps extends DatesAsked {
  /** For a player the one thing to do. */
  variant?: "primary";
  busy: boolean;
  onYes: () => void;
}

/** The button that answers yes to all dates. */
export function YesToAll({ variant, busy, onYes, ...asked }: YesToAllProps) {
  const { length } = asked.dates;
  if (length === 0) return null;
  return (
    <Button variant={openOf(asked) > 0 ? variant : undefined} icon="check" busy={busy} onClick={onYes}>
      {length === 1 ? "Yes" : length === 2 ? "Yes to both" : `Yes to all ${cardinal(length)}`}
    </Button>
  );
}
