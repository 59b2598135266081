import { whenIdle } from "@/lib/client/page/when-idle";
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

/** Loads and starts what keeps the page up to date once the browser rests; the answer stops it. */
export const startWatching = ({ since, ...watch }: Watch): (() => void) => {
  own = { campaignId: null, since };
  let isOver = false;
  const callOff = whenIdle(() => {
    void import("./live-engine").then(
      ({ startLive }) => {
        if (!isOver) live = startLive({ ...watch, shown: book ?? own });
      },
      // Without it the page is as it was when it came.
      () => {},
    );
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
