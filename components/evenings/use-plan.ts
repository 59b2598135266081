import { useEffect, useRef, useState } from "react";
import { LIMIT } from "@/lib/constants";
import type { Evening } from "@/lib/model/evening";
import type { Planned } from "./evening-planner";
import type { Evenings, PlaceAndLength } from "./use-evenings";

interface Made {
  evening: Evening;
  /** What was written when it was sent. */
  sent: Planned;
}

const isAsked = ({ state, startsAt }: Evening): boolean => state === "planned" && startsAt === null;

/** What of a place and a length is another than before. */
const changesOf = (before: Omit<Planned, "dates">, { place, minutes }: Planned): PlaceAndLength => ({
  ...(place.trim() !== before.place.trim() && { place }),
  ...(minutes !== before.minutes && { minutes }),
});
const isAny = (changes: PlaceAndLength): boolean => Object.keys(changes).length > 0;

/** The dates that are not among the others. */
const without = (dates: readonly Date[], others: readonly Date[]): Date[] => {
  const times = new Set(others.map(Number));
  return dates.filter((one) => !times.has(one.getTime()));
};

interface PlanOptions extends Pick<Evenings, "plan" | "change" | "offer"> {
  /** As it is by now. */
  written: Planned;
  /** As the fields are before anybody writes. */
  empty: Omit<Planned, "dates">;
  begin: (said: PlaceAndLength) => Promise<Evening | undefined>;
  /** Told once all that is written was sent. */
  onPlanned: (evening: Evening) => void;
  /** Told which dates are left to be sent, where something was written while the evening was on its way. */
  onLeft: (dates: readonly Date[]) => void;
}

interface Plan {
  /** What the next press makes: a new evening, what was written since of the one that is made, or another one beside it. */
  next: "new" | "further" | "another";
  /** How many dates may be chosen. */
  most: number;
  /** Whether something would be lost by closing. */
  isUnsaved: boolean;
  send: (isSettled: boolean) => Promise<void>;
  start: () => Promise<void>;
}

/** An evening that is planned: sent as it is written. What is written meanwhile is sent by a further press, since the answer would close over it. */
export function usePlan(options: PlanOptions): Plan {
  const { written, empty, plan, change, offer, begin, onPlanned, onLeft } = options;
  /** The evening that is made, while something is left that did not go with it. */
  const [made, setMade] = useState<Made>();
  const latest = useRef(written);
  useEffect(() => {
    latest.current = written;
  }, [written]);
  const settle = (evening: Evening | undefined, sent: Planned) => {
    if (!evening) return;
    const left = without(latest.current.dates, sent.dates);
    if (left.length === 0 && !isAny(changesOf(sent, latest.current))) return onPlanned(evening);
    onLeft(left);
    setMade({ evening, sent });
  };
  /** Each part of it does nothing twice, so that the same press goes on where one of them failed. */
  const goOn = async ({ evening, sent }: Made): Promise<Evening | undefined> => {
    const { id } = evening;
    const changes = changesOf(sent, written);
    let answer = isAny(changes) ? await change(id, changes) : evening;
    for (const date of written.dates) answer &&= await offer(id, date);
    return answer;
  };
  // One that is settled or has begun asks for no dates: what is tapped then makes another evening.
  const further = made && (isAsked(made.evening) || written.dates.length === 0) ? made : undefined;
  const beside = made ? "another" : "new";
  return {
    next: further ? "further" : beside,
    most: LIMIT.eveningDates - (further?.evening.dates.length ?? 0),
    isUnsaved: written.dates.length > 0 || isAny(changesOf(made?.sent ?? empty, written)),
    send: async (isSettled: boolean) =>
      settle(await (further ? goOn(further) : plan(written, isSettled)), written),
    start: async () => settle(await begin(changesOf(empty, written)), written),
  };
}
