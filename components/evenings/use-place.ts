import { useState } from "react";
import { isAmbiguous } from "@/lib/client/api/failures";
import type { Evening } from "@/lib/model/evening";
import type { Evenings } from "./use-evenings";

export interface PlaceAndHours {
  place: string;
  hours: number;
}
const HOUR = 60;
const NAMES = ["place", "hours"] as const;

/** The fields of which `is` says so. */
const only = (
  fields: Partial<PlaceAndHours>,
  is: (name: keyof PlaceAndHours) => boolean,
): Partial<PlaceAndHours> => Object.fromEntries(NAMES.filter(is).map((name) => [name, fields[name]]));

/** State of the form for the place and the length of an evening: what is unsaved, and the edit conflicts with what others save meanwhile. */
export function usePlace({ id, place, minutes }: Evening, change: Evenings["change"]) {
  const stored: PlaceAndHours = { place, hours: Math.max(1, Math.round(minutes / HOUR)) };
  /** Undefined while the fields are closed. */
  const [written, write] = useState<PlaceAndHours>();
  /** What is written goes on from this. */
  const [before, setBefore] = useState(stored);
  /** What was sent last, and wasn't refused: stored, it is nobody else's. */
  const [sent, setSent] = useState<Partial<PlaceAndHours>>({});
  /** Also where it was put back after another was sent, which may be stored though no answer came. */
  const isChanged = (name: keyof PlaceAndHours) =>
    written !== undefined && [before[name], sent[name] ?? before[name]].some((one) => one !== written[name]);
  /** The fields that somebody else changed too, to something else. */
  const conflicts = NAMES.filter(
    (name) => isChanged(name) && ![before[name], sent[name], written?.[name]].includes(stored[name]),
  );
  const theirs = only(stored, (name) => conflicts.includes(name));
  return {
    written,
    write,
    stored,
    conflicts,
    isUnsaved: NAMES.some(isChanged),
    open: () => {
      setBefore(stored);
      setSent({});
      write(stored);
    },
    close: () => write(undefined),
    /** One of two versions stays: theirs, or one's own over theirs. */
    settle: (isTheirs: boolean) => {
      setBefore({ ...before, ...theirs });
      setSent(only(sent, (name) => !conflicts.includes(name)));
      if (isTheirs && written) write({ ...written, ...theirs });
    },
    /** Sends changed fields only: an unchanged one would overwrite a concurrent edit, or round ninety minutes up to two hours. `onAnswered` is called before they close. */
    save: async (now: PlaceAndHours, onAnswered: () => void): Promise<void> => {
      const changed = only(now, isChanged);
      setSent(changed);
      const { place: where, hours } = changed;
      const body = {
        ...(where !== undefined && { place: where }),
        ...(hours !== undefined && { minutes: hours * HOUR }),
      };
      const answer = await change(id, body, (error) => {
        if (!isAmbiguous(error)) setSent(sent);
      });
      onAnswered();
      if (answer === undefined) return;
      // Something else may have been written while this was on its way: it goes on from what was stored.
      setBefore((earlier) => ({ ...earlier, ...changed }));
      write((then) => (then?.place === now.place && then.hours === now.hours ? undefined : then));
    },
  };
}
