import { retryWithBackoff } from "@/lib/client/page/retry-with-backoff";
import { whenIdle } from "@/lib/client/page/when-idle";
import { showAway } from "./live-events";
import type { OpenPage } from "./leading-tab";
import type * as engine from "./live-engine";

interface Watch {
  userId: number;
  since: string;
  refresh: () => void;
  goTo: (href: string) => void;
}

let live: ReturnType<typeof engine.startLive> | undefined;
let book: OpenPage | undefined;
let own: OpenPage = { campaignId: null, since: "" };

/** Loads and starts what keeps the page up to date once the browser rests, and says so while it can't be had; the answer stops it. */
export const startWatching = ({ since, ...watch }: Watch): (() => void) => {
  own = { campaignId: null, since };
  let isOver = false;
  const callOff = whenIdle(() => {
    const began = Date.now();
    void retryWithBackoff(
      () => import("./live-engine"),
      () => isOver,
      (wait) => showAway({ since: began, retryAt: Date.now() + wait }),
    ).then((loaded) => {
      showAway(null);
      if (!isOver) live = loaded?.startLive({ ...watch, shown: book ?? own });
    });
  });
  return () => {
    isOver = true;
    callOff();
    live?.stop();
    live = undefined;
  };
};

/** A book is open; the answer closes it. */
export const watchBook = (campaignId: number, since: string): (() => void) => {
  book = { campaignId, since };
  live?.show(book);
  return () => {
    book = undefined;
    // Another book may be opened in the same moment.
    setTimeout(() => book ?? live?.show(own));
  };
};

/** Another page of the book has come. */
export const arriveAtPage = (): void => live?.arrive();
