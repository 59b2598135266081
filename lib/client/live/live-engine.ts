import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { waitForRenderings } from "@/lib/client/page/wait-for-renderings";
import { type EventMessage, eventDeliverer } from "./deliver-events";
import { showAway, tellPage } from "./live-events";
import { type Arrived, openSource } from "./live-source";
import { joinTabs, type TabMessage } from "./tab-leader";
import { watchSight } from "./watch-sight";
import { whenNothingIsWritten } from "./when-nothing-is-written";

// Once, with the script that comes while the page rests: from then on a page is rendered anew without a press of its reader.
waitForRenderings();

/** What a page shows: the book, and when the server made the page. */
export interface Shown {
  campaignId: number | null;
  since: string;
}

/** So many events are kept for tabs that come later. */
const KEPT = 300;

interface EngineOptions {
  userId: number;
  shown: Shown;
  /** Renders the server's part of the page again. */
  refresh: () => void;
  /** Opens a page of the product. */
  goTo: (href: string) => void;
}

/** Keeps the page up to date while it is seen; one stream for all tabs of the person. */
export const startLive = (options: EngineOptions) => {
  const { userId, goTo } = options;
  const refresh = whenNothingIsWritten(options.refresh);
  let { shown } = options;
  const page = eventDeliverer({ userId, book: () => shown.campaignId, refresh, goTo });
  const sinceOf = new Map<number | null, string>();
  const sources = new Map<number | null, ReturnType<typeof openSource>>();
  let recent: EventMessage[] = [];
  /** Everything told from here on is in `recent`. */
  let recentFrom = Number.POSITIVE_INFINITY;
  /** Until here this tab has heard everything. */
  let heardUntil = performance.timeOrigin;
  let awaySince: number | undefined;
  let isSeen = false;
  let isLeading = false;

  const keep = (message: EventMessage) => {
    recent.push(message);
    if (recent.length <= KEPT) return;
    recent = recent.slice(-KEPT / 2);
    recentFrom = recent[0]?.at ?? recentFrom;
  };

  const tabs = joinTabs(userId, {
    onMessage: (message) => {
      if (message.type === "event" && (message.to ?? tabs.tab) === tabs.tab) page.deliver(message);
      else if (message.type === "away" && !isLeading) showAway(message.away);
      else if (message.type === "hello" && isLeading) void welcome(message);
    },
    onLead: () => {
      isLeading = true;
      recent = [];
      recentFrom = Date.now();
      void adopt();
    },
    onBeat: () => void adopt(),
    onFollow: () => {
      isLeading = false;
      for (const source of sources.values()) source.close();
      sources.clear();
    },
  });

  const arrived = (stream: number | null, { id, event, data }: Arrived) => {
    const message: EventMessage = { type: "event", stream, id, event, data, at: Date.now() };
    keep(message);
    tabs.post(message);
    page.deliver(message);
  };

  /** Where nothing is known of the past, everything that is shown may be out of date. */
  const past = (stream: number | null) => {
    const lastEventId = page.lastId(stream);
    if (lastEventId !== undefined) return { lastEventId };
    const since = stream === shown.campaignId ? shown.since : sinceOf.get(stream);
    if (since) return { since };
    arrived(stream, { id: "", event: "resync", data: {} });
    return {};
  };

  const onState = (retryAt: number | null) => {
    awaySince = retryAt === null ? undefined : (awaySince ?? Date.now());
    const away = retryAt === null || awaySince === undefined ? null : { since: awaySince, retryAt };
    tabs.post({ type: "away", away });
    showAway(away);
  };

  /** The session may be over, which the call finds out, or the membership, which the page does. */
  const onRefused = () =>
    void call(api.accounts.read).then(
      () => refresh(),
      () => {},
    );

  /** Opens a stream for each book that is open, and closes those that nobody looks at. */
  async function adopt() {
    const wanted = await tabs.wanted(shown.campaignId);
    if (!isLeading) return;
    for (const [stream, source] of sources) {
      if (wanted.has(stream)) continue;
      source.close();
      sources.delete(stream);
    }
    for (const stream of wanted) {
      if (sources.has(stream)) continue;
      sources.set(
        stream,
        openSource({
          campaignId: stream,
          past: () => past(stream),
          onEvent: (event) => arrived(stream, event),
          onState,
          onRefused,
        }),
      );
    }
  }

  /** Tells a tab that came what it may have missed while it was made. */
  async function welcome({ tab, campaignId, since, from }: Extract<TabMessage, { type: "hello" }>) {
    sinceOf.set(campaignId, since);
    await adopt();
    const send = (message: EventMessage) => tabs.post({ ...message, to: tab });
    if (from < recentFrom)
      send({ type: "event", stream: campaignId, id: "", event: "resync", data: {}, at: Date.now() });
    const missed = recent.filter(({ event, at }) => event !== "presence" && at >= from);
    const greeting = recent.findLast(({ event, stream }) => event === "presence" && stream === campaignId);
    for (const message of greeting ? [...missed, greeting] : missed) send(message);
  }

  const introduce = () =>
    tabs.want(shown.campaignId, () => {
      if (isLeading) void adopt();
      else tabs.post({ type: "hello", tab: tabs.tab, from: heardUntil, ...shown });
    });

  const stopWatching = watchSight(userId, {
    onSeen: () => {
      isSeen = true;
      tabs.enter();
      introduce();
    },
    onUnseen: () => {
      isSeen = false;
      heardUntil = Date.now();
      awaySince = undefined;
      showAway(null);
      tabs.leave();
    },
    onAwake: () => {
      for (const source of sources.values()) source.renew();
    },
  });

  return {
    /** The page shows another book now, or none. */
    show: (next: Shown) => {
      if (next.campaignId === shown.campaignId) return;
      shown = next;
      tellPage("presence", []);
      heardUntil = Date.now();
      if (isSeen) introduce();
    },
    /** Another page has come: what was changed while it was made is brought in again. */
    arrive: page.arrive,
    stop: () => {
      stopWatching();
      tabs.close();
    },
  };
};
