import type { EventMessage, eventDeliverer } from "./deliver-events";
import type { Arrived } from "./live-source";
import { openStreams, type StreamOptions } from "./open-streams";
import { recentEvents } from "./recent-events";
import type { electLeaderTab, TabMessage } from "./tab-leader";

/** What a page shows: the book, and when the server made the page. */
export interface OpenPage {
  campaignId: number | null;
  since: string;
}

interface LeadingOptions extends Pick<StreamOptions, "onState" | "onRefused"> {
  tabs: ReturnType<typeof electLeaderTab>;
  page: ReturnType<typeof eventDeliverer>;
  shown: () => OpenPage;
}

/** What this tab does while it leads: it holds the streams, passes on what they bring, and tells tabs that come what they missed. */
export const leadingTab = ({ tabs, page, shown, ...states }: LeadingOptions) => {
  const sinceOf = new Map<number | null, string>();
  const recent = recentEvents();
  let isLeading = false;

  const arrived = (stream: number | null, { id, event, data }: Arrived) => {
    const message: EventMessage = { type: "event", stream, id, event, data, at: Date.now() };
    recent.add(message);
    tabs.post(message);
    page.deliver(message);
  };

  /** Where nothing is known of the past, everything that is shown may be out of date. */
  const resumePoint = (stream: number | null) => {
    const lastEventId = page.lastId(stream);
    if (lastEventId !== undefined) return { lastEventId };
    const since = stream === shown().campaignId ? shown().since : sinceOf.get(stream);
    if (since) return { since };
    arrived(stream, { id: "", event: "resync", data: {} });
    return {};
  };
  const streams = openStreams({ resumePoint, onEvent: arrived, ...states });

  /** Opens a stream for each book that is open, and closes those that nobody looks at. */
  const sync = async () => {
    const wanted = await tabs.wanted(shown().campaignId);
    if (isLeading) streams.sync(wanted);
  };

  return {
    isLeading: () => isLeading,
    sync,
    renew: streams.renew,
    lead: () => {
      isLeading = true;
      recent.restart();
      void sync();
    },
    follow: () => {
      isLeading = false;
      streams.closeAll();
    },
    isOpen: streams.isOpen,
    /** Tells a page that came, of this tab or another, what it may have missed while it was made. */
    catchUp: async (
      { campaignId, since, from }: Omit<Extract<TabMessage, { type: "hello" }>, "type">,
      tell: (missed: EventMessage) => void,
    ) => {
      sinceOf.set(campaignId, since);
      await sync();
      for (const message of recent.missedBy(campaignId, from)) tell(message);
    },
  };
};
