import { mirrored } from "@/lib/client/page/mirror";
import type { StreamEvent } from "@/lib/model/event";

/** What tabs of one person say to each other. */
export type TabMessage =
  /** An event of the stream of a campaign, or of the person's own (null). `to` is the only tab that it is for. */
  | {
      type: "event";
      stream: number | null;
      id: string;
      event: StreamEvent;
      data: unknown;
      at: number;
      to?: string;
    }
  /** A tab came or turned to another book, made at `since`, and asks for what was told `from` a moment on. */
  | { type: "hello"; tab: string; campaignId: number | null; since: string; from: number }
  /** How a stream is: away, open (null) or closed on purpose (undefined). */
  | { type: "away"; stream: number | null; away: { since: number; retryAt: number } | null | undefined }
  /** The server refuses a stream. */
  | { type: "refused"; stream: number | null }
  /** The leader is alive. */
  | { type: "beat" };

/** Milliseconds between the leader's signs of life, and after how much silence another tab takes over. */
const BEAT = 10_000;
const SILENCE = 35_000;

interface Callbacks {
  onMessage: (message: TabMessage) => void;
  /** This tab holds the streams from now on. */
  onLead: () => void;
  onFollow: () => void;
  /** From time to time while it leads: tabs may have gone without a word. */
  onBeat: () => void;
}

const channelOf = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/** A lock that is held until the signal aborts. */
const hold = (name: string, options: LockOptions, until: AbortSignal, onHeld?: () => void) =>
  navigator.locks.request(name, options, async () => {
    if (until.aborted) return;
    onHeld?.();
    await new Promise((resolve) => until.addEventListener("abort", resolve, { once: true }));
  });

/** The books that tabs say by their locks that they show. */
const shownByTabs = async (name: string): Promise<(number | null)[]> => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].flatMap(({ name: lock = "" }) => {
    const [, campaign] = lock.startsWith(`${name} want `) ? lock.slice(name.length).split(" want ") : [];
    return campaign === undefined ? [] : [Number.parseInt(campaign, 10) || null];
  });
};

/**
 * Agrees with the other visible tabs of the same person on one that leads. Where the browser lends no locks or no channel, each tab leads
 * itself.
 */
export const electLeaderTab = (userId: number, { onMessage, onLead, onFollow, onBeat }: Callbacks) => {
  // A tab that looks through a player's eyes hears another stream.
  const name = `tomekeeper live ${userId}${mirrored() === null ? "" : ` as ${mirrored()}`}`;
  const tab = Math.random().toString(36).slice(2);
  let channel = "locks" in navigator ? channelOf(name) : undefined;
  let presence: AbortController | undefined;
  let want: AbortController | undefined;
  let heardAt = Date.now();
  let isLeading = false;
  let pulse: ReturnType<typeof setInterval> | undefined;

  const lead = () => {
    isLeading = true;
    onLead();
  };
  const follow = () => {
    if (!isLeading) return;
    isLeading = false;
    onFollow();
  };
  const post = (message: TabMessage) => channel?.postMessage(message);
  channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    heardAt = Date.now();
    onMessage(data);
  });

  /** The browser refuses locks: this tab leads itself and tells nobody. */
  const leadAlone = () => {
    channel?.close();
    channel = undefined;
    lead();
  };
  const stand = (until: AbortSignal, steal: boolean) => {
    // A request that steals can't be called off.
    const options = steal ? { steal } : { signal: until };
    hold(name, options, until, lead).catch(() => {
      if (until.aborted) return;
      if (!isLeading) return leadAlone();
      // Taken over by a tab that had heard nothing for long.
      follow();
      stand(until, false);
    });
  };

  return {
    tab,
    post,
    /** Says which book this tab shows, then calls `onSaid`; the leader sees by the lock when it is gone. */
    want: (campaignId: number | null, onSaid: () => void) => {
      want?.abort();
      want = new AbortController();
      if (!channel) return onSaid();
      // Where locks are refused the tab leads, and knows itself what it shows.
      hold(`${name} want ${campaignId ?? "none"} ${tab}`, {}, want.signal, onSaid).catch(onSaid);
    },
    /** The books that visible tabs show. */
    wanted: async (own: number | null): Promise<Set<number | null>> => {
      if (!channel) return new Set([own]);
      const books = new Set([own, ...(await shownByTabs(name))]);
      // A book's stream also tells what concerns the person.
      if (books.size > 1) books.delete(null);
      return books;
    },
    /** The tab is seen: it may lead. */
    enter: () => {
      if (presence) return;
      presence = new AbortController();
      heardAt = Date.now();
      if (!channel) return lead();
      const { signal } = presence;
      stand(signal, false);
      pulse = setInterval(() => {
        if (isLeading) {
          post({ type: "beat" });
          onBeat();
        } else if (Date.now() - heardAt > SILENCE) {
          heardAt = Date.now();
          stand(signal, true);
        }
      }, BEAT);
    },
    leave: () => {
      clearInterval(pulse);
      presence?.abort();
      presence = undefined;
      want?.abort();
      want = undefined;
      follow();
    },
    close: () => channel?.close(),
  };
};
