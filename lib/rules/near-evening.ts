/** Hours within which a planned evening counts as the one of now: it is begun as that one, and stands among those to come until then. */
export const NEAR_HOURS = 12;

/** The same in milliseconds. */
export const NEAR = NEAR_HOURS * 3_600_000;

interface Planned {
  id: number;
  state: string;
  startsAt: Date | null;
}

/** The planned evenings whose date is ahead, the next one first; each stands among them for as long as it can be begun as the one of now. */
export const datedAhead = <E extends Planned>(evenings: readonly E[], now: number): E[] =>
  evenings
    .filter(({ state, startsAt }) => state === "planned" && Number(startsAt) > now - NEAR)
    .toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));

/** Whether an evening was planned before it began: a date is settled, or some were offered. */
export const wasPlanned = ({ startsAt, dates }: Pick<Planned, "startsAt"> & { dates: readonly unknown[] }) =>
  startsAt !== null || dates.length > 0;

/** The planned evening that is begun as the one of now: of those that are near the nearest, as the server chooses it too. */
export const nearEvening = <E extends Planned>(evenings: readonly E[], now: number): E | undefined => {
  const away = ({ startsAt }: E) => (startsAt ? Math.abs(startsAt.getTime() - now) : Infinity);
  return evenings
    .filter((one) => one.state === "planned" && away(one) <= NEAR)
    .toSorted((one, other) => away(one) - away(other) || one.id - other.id)[0];
};
