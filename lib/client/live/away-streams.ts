import type { Away } from "./live-events";
import type { TabMessage } from "./tab-leader";

export type AwayMessage = Extract<TabMessage, { type: "away" }>;

/** How each stream of the leading tab is: where one is refused, pages of other books hear everything. */
export const awayStreams = () => {
  const states = new Map<number | null, Away>();
  return {
    set: (stream: number | null, away: AwayMessage["away"]) => {
      if (away === undefined) states.delete(stream);
      else states.set(stream, away);
    },
    /** What another tab has to be told of them. */
    all: (): AwayMessage[] => [...states].map(([stream, away]) => ({ type: "away", stream, away })),
    since: (stream: number | null) => states.get(stream)?.since,
    /** Of the page of a book, or of one of none, which any stream tells what concerns the person. */
    awayOf: (book: number | null): Away => {
      if (book !== null) return states.get(book) ?? null;
      const all = [...states.values()];
      return all.includes(null) ? null : (all[0] ?? null);
    },
    clear: () => states.clear(),
  };
};
