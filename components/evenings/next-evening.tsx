import { Button } from "@/components/ui/button";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { withoutLinks } from "@/lib/rules/links-in-text";
import { wasPlanned } from "@/lib/rules/near-evening";
import { CallOff } from "./call-off";
import { DayLeaf } from "./day-leaf";
import styles from "./plans.module.css";
import { OneMoment } from "./one-moment";
import { OwnAnswer } from "./own-answer";
import { dayIn, useZone } from "./use-day";
import type { Evenings } from "./use-evenings";
import { Voices } from "./voices";
import { ZoneNote } from "./zone-note";

interface NextActsProps {
  evening: Evening;
  evenings: Evenings;
  /** Asks, where something is unsaved, whether it may be lost. */
  mayClose: () => Promise<boolean>;
  onBegun: () => void;
  onGone: () => void;
}
const MINUTE_MS = 60_000;

/** When it begins, or has begun. */
const momentOf = ({ state, startsAt, begunAt, updatedAt }: Evening): Date =>
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

/**
 * Below it, for who keeps the table: it is begun, moved, called off, put back, ended or deleted. The keys keep the pressed button in the document, and
 * the focus on it, where the evening begins while its dialog stays open.
 */
export function NextActs({ evening, evenings, mayClose, onBegun, onGone }: NextActsProps) {
  const { busy, begin, end, change } = evenings;
  const { id, state } = evening;
  if (state === "running")
    return (
      <>
        <CallOff key="off" {...{ evening, evenings, onGone }} />
        {wasPlanned(evening) && (
          <Button key="early" busy={busy} onClick={() => void evenings.unbegin(evening)}>
            {texts.notYet}
          </Button>
        )}
        <Button
          key="act"
          variant="primary"
          busy={busy}
          onClick={() => void mayClose().then((may) => (may ? end(id) : undefined))}
        >
          {texts.end}
        </Button>
      </>
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
      <CallOff key="off" {...{ evening, evenings, onGone }} />
      <Button
        key="act"
        variant="primary"
        icon="flame"
        busy={busy}
        onClick={() => void begin(id).then((begun) => begun && onBegun())}
      >
        {texts.begin}
      </Button>
    </>
  );
}
