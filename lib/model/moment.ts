/** When a page was read: milliseconds since 1970, and what the database could see then (`pg_snapshot` as text). */
export interface Moment {
  at: number;
  snapshot: string;
}

/** As a page gives it to the browser, and the browser to the stream: "1764000000000 740:742:740". */
export const momentText = ({ at, snapshot }: Moment): string => `${at} ${snapshot}`;

const MOMENT = /^(\d{1,15}) ((\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18}){0,500})?))$/;

/** Reads it; null where it is none, or where the database would not take it for a snapshot. */
export const parseMoment = (text: string): Moment | null => {
  const [, at, snapshot, lowest, next, running] = MOMENT.exec(text) ?? [];
  if (at === undefined || snapshot === undefined || lowest === undefined || next === undefined) return null;
  const bounds = [BigInt(lowest), BigInt(next)] as const;
  const ids = running ? running.split(",").map(BigInt) : [];
  const isOrdered = ids.every((id, index) => {
    const before = ids[index - 1];
    return id >= bounds[0] && id < bounds[1] && (before === undefined || id > before);
  });
  return bounds[0] > 0n && bounds[0] <= bounds[1] && isOrdered ? { at: Number(at), snapshot } : null;
};
