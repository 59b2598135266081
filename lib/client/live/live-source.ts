import { type LivePast, liveAddress } from "@/lib/contract/live-wire";
import { mirrored } from "@/lib/client/page/mirror";
import { isNumbered, STREAM_EVENTS, type StreamEvent } from "@/lib/model/event";

/** An event as it came: `id` goes into `Last-Event-ID`, and is empty where the event has none. */
export interface Arrived {
  id: string;
  event: StreamEvent;
  data: unknown;
}

export interface SourceOptions {
  campaignId: number | null;
  /** Asked whenever the stream is opened. */
  resumePoint: () => LivePast;
  onEvent: (event: Arrived) => void;
  /** Null once it is open; else when it will be tried again. */
  onState: (retryAt: number | null) => void;
  /** The server refuses it: the session, or the membership, may be over. */
  onRefused: () => void;
}

/** Milliseconds. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 30_000;
/** A stream that was open for so long was a good one. */
const STEADY = 10_000;
/** The server greets with who is present: who hears nothing for so long sits behind something that holds the stream back. */
const GREETING = 10_000;

/** From half of the delay to all of it, so that browsers don't come back to a restarted server all at once. */
const jittered = (delay: number) => delay * (0.5 + Math.random() / 2);

/** Keeps one stream open, and opens it again after 1 to 30 seconds whenever it ends, until it is closed. */
export const openSource = (options: SourceOptions) => {
  const { campaignId, resumePoint, onEvent, onState, onRefused } = options;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let greeting: ReturnType<typeof setTimeout> | undefined;
  let openedAt = 0;
  let delay = FIRST_RETRY;
  let isClosed = false;

  const drop = () => {
    source?.close();
    source = undefined;
    clearTimeout(greeting);
    clearTimeout(retry);
  };
  const fail = () => {
    const isRefused = source?.readyState === EventSource.CLOSED;
    drop();
    if (isClosed) return;
    if (openedAt > 0 && Date.now() - openedAt > STEADY) delay = FIRST_RETRY;
    openedAt = 0;
    const wait = jittered(delay);
    delay = Math.min(2 * delay, LAST_RETRY);
    retry = setTimeout(open, wait);
    onState(Date.now() + wait);
    if (isRefused) onRefused();
  };
  function open() {
    drop();
    const opened = new EventSource(liveAddress(campaignId, resumePoint(), mirrored()));
    source = opened;
    if (campaignId !== null) greeting = setTimeout(fail, GREETING);
    opened.addEventListener("open", () => {
      openedAt = Date.now();
      if (campaignId === null) onState(null);
    });
    opened.addEventListener("error", fail);
    for (const kind of STREAM_EVENTS)
      opened.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        clearTimeout(greeting);
        onState(null);
        // The browser repeats the last id for events that have none.
        onEvent({ id: isNumbered(kind) ? lastEventId : "", event: kind, data: JSON.parse(data) as unknown });
      });
  }
  open();

  return {
    /** Opens it anew at once: the network or the device has been away. */
    renew: () => {
      delay = FIRST_RETRY;
      open();
    },
    close: () => {
      isClosed = true;
      drop();
    },
  };
};
