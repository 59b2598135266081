import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { Evening } from "@/lib/model/evening";
import { LIMIT } from "@/lib/constants";
import { aboutHours } from "@/lib/rules/evening-words";
import { CallOff } from "./call-off";
import { DayLeaf } from "./day-leaf";
import styles from "./plans.module.css";
import { OneMoment } from "./one-moment";
import { DatesWaiting, OwnAnswer, YesToAll } from "./own-answer";
import { dayIn, useZone } from "./use-day";
import type { Evenings } from "./use-evenings";
import { Voices } from "./voices";
import { ZoneNote } from "./zone-note";

interface OfferedDatesProps {
  evening: Evening;
  evenings: Evenings;
  readerId: number;
}
const sure = ({ answers }: Evening["dates"][number]) =>
  answers.filter(({ answer }) => answer === "yes").length;

/** Gives the focus, where it was lost, to the last button of a row: the one that takes its date back, while there is one. */
const focusLast = (row: Element | null | undefined) => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.contains(row ?? null))
    [...(row?.querySelectorAll("button") ?? [])].at(-1)?.focus();
};

/** Where and how long an evening is whose dates are offered. */
export function OfferedPlace({ evening: { place, minutes } }: { evening: Evening }) {
  return (
    <p className={styles["line"]} dir="auto">
      {`${place.trim() === "" ? "" : `${place}; `}${aboutHours(minutes)}`}
    </p>
  );
}

/** The dates that are offered, with who can; one tap settles one. Who settles them may answer them too. */
export function OfferedDates({ evening, evenings, readerId }: OfferedDatesProps) {
  const zone = useZone();
  const { busy, answer, settle, withdraw } = evenings;
  const { id, campaignId, dates } = evening;
  const most = Math.max(...dates.map(sure));
  return (
    <>
      <ul className={styles["offers"]} aria-label="Dates">
        {dates.map((one) => {
          const { weekday, shortWeekday, shortMonth, day, date, time } = dayIn(one.startsAt, zone);
          const name = `${date}, ${time}`;
          return (
            <li key={one.id} className={styles["offer"]}>
              <DayLeaf top={shortWeekday} figure={day} below={shortMonth} />
              <div>
                <b className={styles["when"]}>
                  {weekday}, <time className="clock">{time}</time>
                </b>
                <Voices campaignId={campaignId} answers={one.answers} />
              </div>
              <OwnAnswer
                label={name}
                date={one}
                readerId={readerId}
                onAnswer={(said) => void answer(id, said, one.id)}
              />
              <Button
                variant={most > 0 && sure(one) === most ? "primary" : "plain"}
                busy={busy}
                onClick={() => void settle(id, one.id)}
              >
                Settle<span className="vh"> {name}</span>
              </Button>
              {/* Without any date nobody could answer. */}
              {dates.length > 1 && (
                <IconButton
                  icon="close"
                  className={styles["withdraw"] ?? ""}
                  label={`Don’t offer ${name}`}
                  aria-busy={busy || undefined}
                  onClick={({ currentTarget }) => {
                    if (busy) return;
                    // The focus goes to the same button of the next date, or of the one before.
                    const row = currentTarget.closest("li");
                    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
                    void withdraw(one, name).then((isGone) => {
                      if (isGone) focusLast(beside);
                    });
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ZoneNote />
      <DatesWaiting {...{ dates, readerId }} />
    </>
  );
}

interface OfferedActsProps {
  /** Whether a date is typed that was not offered yet. */
  onUnsaved: (isUnsaved: boolean) => void;
  onGone: () => void;
}

/** Below them: another one is offered, all are answered with yes, or the evening is called off. */
export function OfferedActs({
  evening,
  evenings,
  readerId,
  onUnsaved,
  onGone,
}: OfferedDatesProps & OfferedActsProps) {
  const { busy, answer, offer } = evenings;
  const { id, dates } = evening;
  return (
    <>
      {dates.length < LIMIT.eveningDates && (
        <OneMoment
          label="Offer another"
          save="Offer"
          busy={busy}
          isAsked
          onChosen={(at) => offer(id, at)}
          onUnsaved={onUnsaved}
        />
      )}
      <CallOff {...{ evening, evenings, onGone }} />
      <YesToAll {...{ dates, readerId, busy }} onYes={() => void answer(id, "yes")} />
    </>
  );
}
