import type { EventMessage } from "./deliver-events";

/** So many events are kept for tabs that come later. */
const KEPT = 300;

/** The events that the leading tab heard lately, kept for tabs that come later. */
export const recentEvents = () => {
  let events: EventMessage[] = [];
  /** Everything told from here on is in `events`. */
  let completeFrom = Number.POSITIVE_INFINITY;

  return {
    /** Forgets all: this tab hears everything from now on. */
    restart: () => {
      events = [];
      completeFrom = Date.now();
    },
    add: (message: EventMessage) => {
      events.push(message);
      if (events.length <= KEPT) return;
      events = events.slice(-KEPT / 2);
      completeFrom = events[0]?.at ?? completeFrom;
    },
    /** What a tab missed that heard nothing since `from`, and who is present in its book now. */
    missedBy: (campaignId: number | null, from: number): EventMessage[] => {
      const resync: EventMessage = {
        type: "event",
        stream: campaignId,
        id: "",
        event: "resync",
        data: {},
        at: Date.now(),
      };
      const missed = events.filter(({ event, at }) => event !== "presence" && at >= from);
      const greeting = events.findLast(({ event, stream }) => event === "presence" && stream === campaignId);
      return [...(from < completeFrom ? [resync] : []), ...missed, ...(greeting ? [greeting] : [])];
    },
  };
};
