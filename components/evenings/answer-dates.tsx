import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { capitalised, cardinal } from "@/lib/rules/chronicle-words";
import { aboutHours, answersInWords, eveningInWords } from "@/lib/rules/evening-words";
import { EVENING_ANSWERS, type Evening } from "@/lib/model/evening";
import { DayLeaf } from "./day-leaf";
import styles from "./dates.module.css";
import { dayIn, useZone } from "./use-day";
import { useEvenings } from "./use-evenings";
import { ZoneNote } from "./zone-note";

interface AnswerDatesProps {
  evening: Evening;
  campaignId: number;
  readerId: number;
}
const options = EVENING_ANSWERS.map((value) => ({ value, label: capitalised(value) }));

/** The form in which a member answers the offered dates with yes, maybe or no; one button answers yes to all of them. */
export function AnswerDates({ evening, campaignId, readerId }: AnswerDatesProps) {
  const { busy, answer } = useEvenings(campaignId);
  const { id, number, place, minutes, dates } = evening;
  const about = [eveningInWords(number), place].filter((part) => part.trim() !== "").join(", ");
  const open = dates.filter(({ answers }) => !answers.some(({ userId }) => userId === readerId)).length;
  const all =
    dates.length === 1 ? "Yes" : dates.length === 2 ? "Yes to both" : `Yes to all ${cardinal(dates.length)}`;
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
      {dates.length > 0 && (
        <div className={styles["foot"]}>
          <p className="note">
            {open === 0
              ? "You have answered; change it as you like."
              : `${capitalised(cardinal(open))} ${open === 1 ? "date waits" : "dates wait"} for you.`}
          </p>
          <Button variant="primary" icon="check" busy={busy} onClick={() => void answer(id, "yes")}>
            {all}
          </Button>
        </div>
      )}
    </>
  );
}

interface OneDateProps {
  date: Evening["dates"][number];
  readerId: number;
  onAnswer: (answer: (typeof EVENING_ANSWERS)[number]) => void;
}
function OneDate({ date: { startsAt, answers }, readerId, onAnswer }: OneDateProps) {
  const zone = useZone();
  const { weekday, shortWeekday, shortMonth, day, date, time } = dayIn(startsAt, zone);
  const own = answers.find(({ userId }) => userId === readerId)?.answer;
  const { can } = answersInWords(answers);
  const { others } = answersInWords(answers.filter(({ userId }) => userId !== readerId));
  return (
    <li className={styles["ask"]}>
      <DayLeaf top={shortWeekday} figure={day} below={shortMonth} settled={own === "yes"} />
      <div>
        <b className={styles["when"]}>
          {weekday}, <time className="clock">{time}</time>
        </b>
        <p className={styles["others"]}>{[can, others].filter((part) => part !== "").join("; ")}</p>
      </div>
      {/* Until something is said, nothing is chosen. */}
      <Choice<string>
        label={`${date}, ${time}`}
        labelHidden
        options={options}
        value={own ?? ""}
        onChange={(said) => onAnswer(said as (typeof EVENING_ANSWERS)[number])}
      />
    </li>
  );
}
