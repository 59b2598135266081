import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { waitForRenderings } from "@/lib/client/page/wait-for-renderings";
import { type AwayMessage, awayStreams } from "./away-streams";
import { eventDeliverer } from "./deliver-events";
import { focusedWindowFirst } from "./focused-window-first";
import { leadingTab, type OpenPage } from "./leading-tab";
import { showAway, tellPage } from "./live-events";
import { electLeaderTab } from "./tab-leader";
import { watchVisibility } from "./watch-visibility";
import { whenNoUnsavedInput } from "./when-no-unsaved-input";

// Once, with the script that comes while the page rests: from then on a page is rendered anew without a press of its reader.
waitForRenderings();

interface EngineOptions {
  userId: number;
  shown: OpenPage;
  /** Renders the server's part of the page again. */
  refresh: () => void;
  /** Opens a page of the product. */
  goTo: (href: string) => void;
}

/** When the server made a page, by its own clock. */
const madeAt = ({ since }: OpenPage) => Number.parseInt(since, 10);

/**
 * Until when a tab has heard what concerns this page, by the browser's clock. What concerns the person was told before; a book went on
 * while its page was made and on its way. Since when is counted from the first page, which was made after its load began: the server's
 * clock may differ from this one.
 */
const heardAsMade = (page: OpenPage, firstMadeAt: number): number =>
  page.campaignId === null ? Date.now() : performance.timeOrigin + madeAt(page) - firstMadeAt;

/** Keeps the page up to date while it is seen; one stream for all tabs of the person. */
export const startLive = (options: EngineOptions) => {
  const { userId, goTo } = options;
  const refresh = focusedWindowFirst(whenNoUnsavedInput(options.refresh));
  let { shown } = options;
  const page = eventDeliverer({ userId, book: () => shown.campaignId, refresh, goTo });
  /** Until here this tab has heard everything. */
  let heardUntil = performance.timeOrigin;
  const firstMadeAt = madeAt(shown);
  const streams = awayStreams();
  let isSeen = false;

  const tabs = electLeaderTab(userId, {
    onMessage: (message) => {
      if (message.type === "event" && (message.to ?? tabs.tab) === tabs.tab) page.deliver(message);
      else if (message.type === "away" && !leading.isLeading()) setAway(message);
      else if (message.type === "refused") checkAccess(message.stream);
      else if (message.type === "hello" && leading.isLeading()) {
        // A quiet stream doesn't say again by itself how it is.
        streams.all().forEach(tabs.post);
        void leading.catchUp(message, (missed) => tabs.post({ ...missed, to: message.tab }));
      }
    },
    onLead: () => leading.lead(),
    onBeat: () => void leading.sync(),
    onFollow: () => leading.follow(),
  });

  const setAway = ({ stream, away }: Pick<AwayMessage, "stream" | "away">) => {
    streams.set(stream, away);
    showAway(streams.awayOf(shown.campaignId));
  };
  const onState = (stream: number | null, retryAt: number | null | undefined) => {
    const away =
      typeof retryAt === "number" ? { since: streams.since(stream) ?? Date.now(), retryAt } : retryAt;
    tabs.post({ type: "away", stream, away });
    setAway({ stream, away });
  };

  /** The session may be over, which the call finds out, or the membership, which the page of that book does. */
  const checkAccess = (stream: number | null) => {
    if (stream !== shown.campaignId) return;
    void call(api.accounts.read).then(refresh, () => {});
  };
  const onRefused = (stream: number | null) => {
    tabs.post({ type: "refused", stream });
    checkAccess(stream);
  };

  const leading = leadingTab({ tabs, page, shown: () => shown, onState, onRefused });

  const introduce = () =>
    tabs.want(shown.campaignId, () => {
      const hello = { tab: tabs.tab, from: heardUntil, ...shown };
      if (!leading.isLeading()) tabs.post({ type: "hello", ...hello });
      // A stream that is opened now begins where the page was made.
      else if (leading.isOpen(shown.campaignId)) void leading.catchUp(hello, page.deliver);
      else void leading.sync();
    });

  const stopWatching = watchVisibility(userId, {
    onSeen: () => {
      isSeen = true;
      tabs.enter();
      introduce();
    },
    onUnseen: () => {
      isSeen = false;
      heardUntil = Date.now();
      streams.clear();
      showAway(null);
      tabs.leave();
    },
    onAwake: leading.renew,
  });

  return {
    /** The page shows another book now, or none. */
    show: (next: OpenPage) => {
      if (next.campaignId === shown.campaignId) return;
      shown = next;
      tellPage("presence", []);
      showAway(streams.awayOf(next.campaignId));
      heardUntil = heardAsMade(next, firstMadeAt);
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
