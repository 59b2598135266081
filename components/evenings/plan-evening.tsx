import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { cardinal, counted } from "@/lib/rules/number-words";
import { dayInFigures } from "@/lib/rules/evening-words";
import { momentRefusal } from "./moment-refusal";
import { dayKey, type DayKey, MonthGrid } from "./month-grid";
import { PlaceFields } from "./place-fields";
import styles from "./plan-evening.module.css";
import type { Evenings, PlaceAndLength } from "./use-evenings";
import { usePlan } from "./use-plan";

interface PlanEveningProps extends Pick<Evenings, "busy" | "plan" | "change" | "offer"> {
  /** Begins an evening now with what is said of it, and answers it. */
  begin: (said: PlaceAndLength) => Promise<Evening | undefined>;
  /** Whether an evening of this campaign has the state "running"; hides "Begin the evening", which the server would refuse with 409. */
  isRunning: boolean;
  onPlanned: (evening: Evening) => void;
  /** Told whether something would be lost by closing; the same function at each render. */
  onUnsaved: (isUnsaved: boolean) => void;
  onClose: () => void;
}
/** The time of a day that is tapped, until another is said; the last one that was, for the next day. */
const USUAL_TIME = "19:00";
const HOUR = 60;
const EMPTY = { place: "", minutes: LIMIT.eveningMinutes.usual };

/** A day of the reader's calendar with a time of its clock. */
const momentOf = (day: DayKey, time: string): Date => new Date(`${day}T${time}`);

/** What speaks against a date. */
const refusalOf = (day: DayKey, time: string, kind: "offered" | "set"): string | undefined =>
  momentRefusal(momentOf(day, time), time, kind === "offered");

/** The times of those days whose moments are among the dates. */
const keepDates = (times: ReadonlyMap<DayKey, string>, dates: readonly Date[]) => {
  const kept = new Set(dates.map(Number));
  return new Map([...times].filter(([day, time]) => kept.has(momentOf(day, time).getTime())));
};

/** Offers dates, up to ten: each tapped day is one. A single date is set at once, without asking. */
export function PlanEvening(props: PlanEveningProps) {
  const { busy, isRunning, onUnsaved, onClose } = props;
  const [times, setTimes] = useState<ReadonlyMap<DayKey, string>>(new Map());
  const [place, setPlace] = useState("");
  const [hours, setHours] = useState(LIMIT.eveningMinutes.usual / HOUR);
  const days = [...times.keys()].toSorted();
  /** Which refusal was the last one: of which kind of sending, so that what it says is asked of the fields as they are. */
  const [tried, setTried] = useState<"offered" | "set">();
  /** Whether one day more was tapped than can be offered. */
  const [isFull, setFull] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const dates = days.map((day) => momentOf(day, times.get(day) ?? USUAL_TIME));
  const { next, most, isUnsaved, send, start } = usePlan({
    ...props,
    written: { dates, place, minutes: hours * HOUR },
    empty: EMPTY,
    onLeft: (left) => setTimes((all) => keepDates(all, left)),
  });
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  const toggle = (day: DayKey) => {
    const others = new Map(times);
    const isTooMany = !others.delete(day) && others.size >= most;
    setFull(isTooMany);
    if (isTooMany) return;
    if (!times.has(day)) others.set(day, [...times.values()].at(-1) ?? USUAL_TIME);
    setTimes(others);
  };
  const offer = async (isSettled: boolean) => {
    const kind = isSettled ? "set" : "offered";
    const refused = days.findIndex((day) => refusalOf(day, times.get(day) ?? "", kind) !== undefined);
    setTried(refused < 0 ? undefined : kind);
    if (refused >= 0) return list.current?.querySelectorAll("input").item(refused).focus();
    await send(isSettled);
  };
  return (
    <Dialog
      title="Offer dates"
      size="md"
      onClose={onClose}
      foot={
        <PlanActs
          {...{ busy, isRunning, next }}
          count={dates.length}
          onSend={(isSettled) => void offer(isSettled)}
          onBegin={() => void start()}
        />
      }
    >
      <p className="note">{isFull ? texts.mostDates : "tap the days, up to ten"}</p>
      <MonthGrid chosen={new Set(days)} onToggle={toggle} />
      <div className={styles["form"]}>
        <ul ref={list} className={styles["dated"]} aria-label="Dates">
          {days.map((day) => (
            <OfferedDay
              key={day}
              name={inWords(day)}
              time={times.get(day) ?? ""}
              refusal={tried && refusalOf(day, times.get(day) ?? "", tried)}
              onTime={(time) => setTimes(new Map(times).set(day, time))}
              onRemove={() => toggle(day)}
            />
          ))}
        </ul>
        <div className={styles["about"]}>
          <PlaceFields {...{ place, hours }} onPlace={setPlace} onHours={setHours} />
        </div>
      </div>
      <span className="vh" role="status">
        {isFull ? texts.mostDates : dates.length > 0 && `${cardinal(dates.length)} chosen`}
      </span>
    </Dialog>
  );
}

interface PlanActsProps {
  busy: boolean;
  isRunning: boolean;
  /** What a press makes. */
  next: "new" | "further" | "another";
  /** How many dates are chosen. */
  count: number;
  onSend: (isSettled: boolean) => void;
  onBegin: () => void;
}

function PlanActs({ busy, isRunning, next, count, onSend, onBegin }: PlanActsProps) {
  return (
    <>
      <p className={`note ${styles["hint"]}`} role={next === "new" ? undefined : "status"}>
        {texts.offerHints[next]}
      </p>
      {count === 1 && next !== "further" && (
        <Button busy={busy} onClick={() => onSend(true)}>
          {texts.set}
        </Button>
      )}
      {count === 0 && next === "further" && (
        <Button variant="primary" busy={busy} onClick={() => onSend(false)}>
          Save
        </Button>
      )}
      {count === 0 && next === "new" && !isRunning && (
        <Button icon="flame" busy={busy} onClick={onBegin}>
          {texts.begin}
        </Button>
      )}
      {count > 0 && (
        <Button variant="primary" busy={busy} onClick={() => onSend(false)}>
          {texts.offer(counted(count, "date", "dates"))}
        </Button>
      )}
    </>
  );
}

interface OfferedDayProps {
  name: string;
  time: string;
  /** What speaks against it. */
  refusal: string | undefined;
  onTime: (time: string) => void;
  onRemove: () => void;
}

function OfferedDay({ name, time, refusal, onTime, onRemove }: OfferedDayProps) {
  return (
    <li>
      <b>{name}</b>
      <TextField
        type="time"
        label={`Time of ${name}`}
        labelHidden
        error={refusal}
        value={time}
        onChange={({ target }) => onTime(target.value)}
      />
      <IconButton icon="close" label={`Don’t offer ${name}`} onClick={onRemove} />
    </li>
  );
}

/** "Friday the 4th" */
const inWords = (day: DayKey): string => {
  const date = momentOf(day, "12:00");
  const weekday = date.toLocaleDateString("en-GB", { weekday: "long" });
  const isThisMonth = dayKey(date).slice(0, 7) === dayKey(new Date()).slice(0, 7);
  const month = isThisMonth ? "" : ` of ${date.toLocaleDateString("en-GB", { month: "long" })}`;
  return `${weekday} the ${dayInFigures(date.getDate())}${month}`;
};
