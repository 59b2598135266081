interface Played {
  number: number;
  state: string;
  begunAt: Date | null;
  startsAt: Date | null;
  signedAt: Date | null;
  updatedAt: Date;
}

const playedAt = ({ begunAt, startsAt, signedAt, updatedAt }: Played): number =>
  Number(begunAt ?? startsAt ?? signedAt ?? updatedAt);

/**
 * The evenings that are no longer ahead, the last one first: by when they were, as the server carries threads over. An evening has its
 * number since it was planned, and others may have been played meanwhile.
 */
export const lastFirst = <E extends Played>(evenings: readonly E[]): E[] =>
  evenings
    .filter(({ state }) => state !== "planned")
    .toSorted((one, other) => playedAt(other) - playedAt(one) || other.number - one.number);

/** The last one whose chapter can be read. */
export const lastTold = <E extends Played>(evenings: readonly E[]): E | undefined =>
  lastFirst(evenings).find(({ signedAt }) => signedAt !== null);
