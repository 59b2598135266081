import type { Evening } from "@/lib/model/evening";
import { withoutLinks } from "@/lib/rules/links-in-text";
import { DayLeaf } from "./day-leaf";
import styles from "./plans.module.css";
import { OwnAnswer } from "./own-answer";
import { dayIn, useZone } from "./use-day";
import type { Evenings } from "./use-evenings";
import { Voices } from "./voices";
import { ZoneNote } from "./zone-note";

const MINUTE_MS = 60_000;

/** When it begins, or has begun. */
export const momentOf = ({ state, startsAt, begunAt, updatedAt }: Evening): Date =>
  (state === "running" ? begunAt : startsAt) ?? updatedAt;

interface NextEveningProps {
  evening: Evening;
  evenings: Evenings;
  readerId: number;
}

/** The day of an evening, with where and how long it is. */
export function NextDay({ evening }: { evening: Evening }) {
  const zone = useZone();
  const { state, minutes, place } = evening;
  const at = momentOf(evening);
  const { date, time, shortWeekday, shortMonth, day } = dayIn(at, zone);
  const until = dayIn(new Date(at.getTime() + minutes * MINUTE_MS), zone).time;
  const hours = state === "planned" ? `${time} to ${until}` : `since ${time}`;
  return (
    <div className={styles["next"]}>
      <DayLeaf settled large top={shortWeekday} figure={day} below={shortMonth} />
      <div>
        <b className={styles["day"]}>{date}</b>
        <p className={styles["line"]} dir="auto">
          {`${hours}${place.trim() === "" ? "" : `, ${place}`}`}
        </p>
      </div>
    </div>
  );
}

/** Who comes to an evening whose date is settled, or that is being played, and what is carried over. */
export function NextEvening({ evening, evenings, readerId }: NextEveningProps) {
  const zone = useZone();
  const { id, campaignId, state, startsAt, threads, dates } = evening;
  const { date, time } = dayIn(momentOf(evening), zone);
  const open = threads.filter(({ isDone }) => !isDone);
  const settled = dates.find((one) => one.startsAt.getTime() === startsAt?.getTime());
  return (
    <>
      {settled && (
        <section aria-label="Who comes">
          <h3 className="label">Who comes</h3>
          <div className={styles["coming"]}>
            <div>
              <Voices campaignId={campaignId} answers={settled.answers} />
            </div>
            {state === "planned" && (
              <OwnAnswer
                label={`${date}, ${time}`}
                date={settled}
                readerId={readerId}
                onAnswer={(said) => void evenings.answer(id, said, settled.id)}
              />
            )}
          </div>
        </section>
      )}
      {open.length > 0 && (
        <section aria-label="Carried over">
          <h3 className="label">Carried over</h3>
          <ul className={styles["threads"]}>
            {open.map(({ text }, index) => (
              <li key={index} dir="auto">
                {withoutLinks(text)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ZoneNote />
    </>
  );
}
