/** An event of a stream, as a browser reads it. */
interface LiveEvent {
  id: string | undefined;
  event: string;
  data: Record<string, unknown>;
}

const parsed = (block: string): LiveEvent | undefined => {
  const fields = new Map<string, string>();
  for (const line of block.split("\n")) {
    const [, name = "", value = ""] = /^([a-z]+): (.*)$/.exec(line) ?? [];
    if (name) fields.set(name, value);
  }
  const event = fields.get("event");
  if (event === undefined) return undefined;
  return { id: fields.get("id"), event, data: JSON.parse(fields.get("data") ?? "{}") as LiveEvent["data"] };
};

/** Generous: a machine may be busy. */
const WITHIN = 60_000;

/** A stream that a test listens to. */
export interface Listening {
  status: number;
  headers: Headers;
  /** All that was received so far. */
  events: readonly LiveEvent[];
  comments: () => number;
  /** The first event that fits, also one that has come already; fails after a minute. */
  next: (fits: (event: LiveEvent) => boolean) => Promise<LiveEvent>;
  change: (kind: string, by?: number) => Promise<LiveEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close: () => void;
}

interface Asked {
  campaign?: number | string | undefined;
  lastEventId?: string | undefined;
  since?: string | undefined;
  /** The player through whose eyes. */
  seeAs?: number;
}

/** Opens `GET /api/live` with a bearer token. */
export const listen = async (
  baseURL: string,
  token: string | undefined,
  { campaign, lastEventId, since, seeAs }: Asked = {},
): Promise<Listening> => {
  const stop = new AbortController();
  const address = new URL("/api/live", baseURL);
  if (campaign !== undefined) address.searchParams.set("campaign_id", String(campaign));
  if (seeAs !== undefined) address.searchParams.set("see_as", String(seeAs));
  if (since !== undefined) address.searchParams.set("since", since);
  const headers = new Headers({ "accept-encoding": "gzip, br" });
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (lastEventId !== undefined) headers.set("last-event-id", lastEventId);
  const response = await fetch(address, { headers, signal: stop.signal });
  const events: LiveEvent[] = [];
  let comments = 0;
  const waiting = new Set<() => void>();
  const read = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      const blocks = (text + value).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        if (block.startsWith(":")) comments += 1;
        const event = parsed(block);
        if (event) events.push(event);
      }
      for (const look of waiting) look();
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!stop.signal.aborted && !(error instanceof TypeError)) throw error;
  });
  const next: Listening["next"] = (fits) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`No such event among ${JSON.stringify(events)}`));
      }, WITHIN);
      const look = () => {
        const found = events.find(fits);
        if (!found) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    status: response.status,
    headers: response.headers,
    events,
    comments: () => comments,
    next,
    change: (kind, by) =>
      next(
        ({ event, data }) =>
          event === "change" && data["kind"] === kind && (by === undefined || data["by"] === by),
      ),
    ended,
    close: () => stop.abort(),
  };
};
