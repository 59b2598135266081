import { Button } from "@/components/ui/button";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { CallOff } from "./call-off";
import { DayLeaf } from "./day-leaf";
import styles from "./plans.module.css";
import { OneMoment } from "./one-moment";
import { dayIn, useZone } from "./use-day";
import type { Evenings } from "./use-evenings";
import { Voices } from "./voices";
import { ZoneNote } from "./zone-note";

interface NextActsProps {
  evening: Evening;
  evenings: Evenings;
  onGone: () => void;
}
const MINUTE_MS = 60_000;

/** When it begins, or has begun. */
const momentOf = ({ state, startsAt, begunAt, updatedAt }: Evening): Date =>
  (state === "running" ? begunAt : startsAt) ?? updatedAt;

/** An evening whose date is settled, or that is being played. */
export function NextEvening({ evening }: { evening: Evening }) {
  const zone = useZone();
  const { campaignId, state, startsAt, minutes, place, threads, dates } = evening;
  const isRunning = state === "running";
  const at = momentOf(evening);
  const { date, time, shortWeekday, shortMonth, day } = dayIn(at, zone);
  const until = dayIn(new Date(at.getTime() + minutes * MINUTE_MS), zone).time;
  const hours = isRunning ? `since ${time}` : `${time} to ${until}`;
  const answers = dates.find((one) => one.startsAt.getTime() === startsAt?.getTime())?.answers;
  return (
    <>
      <div className={styles["next"]}>
        <DayLeaf settled large top={shortWeekday} figure={day} below={shortMonth} />
        <div>
          <b className={styles["day"]}>{date}</b>
          <p className={styles["line"]} dir="auto">
            {`${hours}${place.trim() === "" ? "" : `, ${place}`}`}
          </p>
        </div>
      </div>
      <hr className="rule" />
      {answers && (
        <section aria-label="Who comes">
          <h3 className="label">Who comes</h3>
          <Voices campaignId={campaignId} answers={answers} />
        </section>
      )}
      {threads.length > 0 && (
        <section aria-label="Carried over">
          <h3 className="label">Carried over</h3>
          <ul className={styles["threads"]}>
            {threads.map(({ text }) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ZoneNote />
    </>
  );
}

/** Below it, for who keeps the table: it is begun, moved, called off or ended. */
export function NextActs({ evening, evenings, onGone }: NextActsProps) {
  const { busy, begin, end, change } = evenings;
  const { id, state } = evening;
  if (state === "running")
    return (
      <Button variant="primary" busy={busy} onClick={() => void end(id)}>
        {texts.end}
      </Button>
    );
  return (
    <>
      <OneMoment
        from={momentOf(evening)}
        label="Move it"
        save="Move"
        busy={busy}
        onChosen={(moved) => change(id, { startsAt: moved })}
      />
      <CallOff {...{ evening, evenings, onGone }} />
      <Button variant="primary" icon="flame" busy={busy} onClick={() => void begin(id)}>
        {texts.begin}
      </Button>
    </>
  );
}
