import type { Opened, OpenedFor } from "@/lib/model/opened";

/** For whom something is open, as a form holds it. */
export interface OpeningValues {
  isOpen: boolean;
  audience: "all" | "some";
  chosen: number[];
}

/** A new record is sealed, so that nothing is shown by mistake. */
export const NEW: Opened = { isSealed: true, openedFor: null };

export const openingValues = ({ isSealed, openedFor }: Opened): OpeningValues => ({
  isOpen: !isSealed,
  audience: Array.isArray(openedFor) ? "some" : "all",
  chosen: Array.isArray(openedFor) ? openedFor : [],
});

/**
 * Those who are chosen once one of the members is ticked or unticked. Who has left the campaign is let go with it: nobody can untick them,
 * and nothing can be opened for them.
 */
export const withChosen = (
  chosen: readonly number[],
  { id, isChosen }: { id: number; isChosen: boolean },
  members: readonly { id: number }[],
): number[] =>
  members.map((member) => member.id).filter((one) => (one === id ? isChosen : chosen.includes(one)));

/** Undefined where it is sealed. */
const audienceOf = ({ isOpen, audience, chosen }: OpeningValues): OpenedFor | undefined => {
  if (!isOpen) return undefined;
  return audience === "all" ? "all" : chosen.toSorted((one, other) => one - other);
};

/**
 * What is to be done so that it is open as the form says; undefined where nobody changed that in the form. Compared with what the form goes
 * on from, not with what is stored: somebody else may have sealed or opened it since.
 */
export const openingOf = (
  /** Undefined where it is not known. */
  before: OpeningValues | undefined,
  now: OpeningValues,
): "seal" | { for: OpenedFor } | undefined => {
  const is = audienceOf(now);
  if (before && JSON.stringify(audienceOf(before)) === JSON.stringify(is)) return undefined;
  return is === undefined ? "seal" : { for: is };
};

/** Whether it is closed to somebody, and opened for nobody for whom it may not have been open before. */
export const isForFewer = (before: OpeningValues | undefined, now: OpeningValues): boolean => {
  const [was, is] = [before && audienceOf(before), audienceOf(now)];
  if (is === undefined || was === "all") return true;
  return was !== undefined && is !== "all" && is.every((one) => was.includes(one));
};
