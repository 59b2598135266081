import { aboutHours, answersInWords, eveningInWords } from "@/lib/rules/evening-words";
import type { Evening, EveningAnswer } from "@/lib/model/evening";
import { DayLeaf } from "./day-leaf";
import styles from "./dates.module.css";
import { DatesWaiting, OwnAnswer, YesToAll } from "./own-answer";
import { dayIn, useZone } from "./use-day";
import type { Evenings } from "./use-evenings";
import { ZoneNote } from "./zone-note";

interface AnswerDatesProps {
  evening: Evening;
  evenings: Evenings;
  readerId: number;
}

/** The form in which a player answers the offered dates with yes, maybe or no. */
export function AnswerDates({ evening, evenings: { answer }, readerId }: AnswerDatesProps) {
  const { id, number, place, minutes, dates } = evening;
  const about = [eveningInWords(number), place].filter((part) => part.trim() !== "").join(", ");
  return (
    <>
      <p className={styles["line"]} dir="auto">{`${about}; ${aboutHours(minutes)}`}</p>
      <hr className="rule" />
      <ul className={styles["offers"]} aria-label="Dates">
        {dates.map((date) => (
          <OneDate
            key={date.id}
            {...{ date, readerId }}
            onAnswer={(said) => void answer(id, said, date.id)}
          />
        ))}
      </ul>
      <ZoneNote />
    </>
  );
}

/** At the foot of that form: how many dates wait, and the button that answers yes to all of them. */
export function AnswerActs({
  evening: { id, dates },
  evenings: { busy, answer },
  readerId,
}: AnswerDatesProps) {
  return (
    <>
      <DatesWaiting {...{ dates, readerId }} />
      <YesToAll {...{ dates, readerId, busy }} variant="primary" onYes={() => void answer(id, "yes")} />
    </>
  );
}

interface OneDateProps {
  date: Evening["dates"][number];
  readerId: number;
  onAnswer: (answer: EveningAnswer) => void;
}
function OneDate({ date: offered, readerId, onAnswer }: OneDateProps) {
  const zone = useZone();
  const { startsAt, answers } = offered;
  const { weekday, shortWeekday, shortMonth, day, date, time } = dayIn(startsAt, zone);
  const isSure = answers.some(({ userId, answer }) => userId === readerId && answer === "yes");
  const { can } = answersInWords(answers);
  const { others } = answersInWords(answers.filter(({ userId }) => userId !== readerId));
  return (
    <li className={styles["ask"]}>
      <DayLeaf top={shortWeekday} figure={day} below={shortMonth} settled={isSure} />
      <div>
        <b className={styles["when"]}>
          {weekday}, <time className="clock">{time}</time>
        </b>
        <p className={styles["others"]}>{[can, others].filter((part) => part !== "").join("; ")}</p>
      </div>
      <OwnAnswer label={`${date}, ${time}`} date={offered} {...{ readerId, onAnswer }} />
    </li>
  );
}
