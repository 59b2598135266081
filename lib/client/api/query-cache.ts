import type { CallError } from "./call";
import { isPassing } from "./failures";

/** An optimistic update: what a query shows on top of its data until a write is answered. */
export type Update = (data: unknown) => unknown;

/** What is known of a query; another object as soon as something changes. */
interface Snapshot {
  /** Undefined until it was loaded once. */
  readonly data: unknown;
  /** Of the last fetch. */
  readonly error: unknown;
  /** Unanswered ones, oldest first. */
  readonly updates: readonly Update[];
}
type Fetch = () => Promise<unknown>;

interface Query {
  snapshot: Snapshot;
  /** Counts what makes a running fetch out of date. */
  version: number;
  /** The version when the page was last asked for anew. */
  pageVersion: number;
  loading: Promise<void> | undefined;
  fetch: Fetch | undefined;
  readers: Set<() => void>;
  /** How many of the readers fetch it; the others only draw what it holds. */
  keepers: number;
  /** Asks again for what got lost. */
  again: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds until its last fetch is repeated where that fails. */
  delay: number;
  /** Who waits until no optimistic update is unanswered. */
  waiting: (() => void)[];
}

/** Milliseconds until a fetch is repeated that a busy server or a broken line has failed: at first, and at most. */
export const REFETCH_DELAY = 5000;
const LONGEST_DELAY = 60_000;
const EMPTY: Snapshot = { data: undefined, error: undefined, updates: [] };
const queries = new Map<string, Query>();

const queryOf = (key: string): Query => {
  const known = queries.get(key);
  if (known) return known;
  const query = {
    snapshot: EMPTY,
    version: 0,
    pageVersion: 0,
    loading: undefined,
    fetch: undefined,
    readers: new Set<() => void>(),
    keepers: 0,
    again: undefined,
    delay: 0,
    waiting: [],
  };
  queries.set(key, query);
  return query;
};

const change = (query: Query, part: Partial<Snapshot>): void => {
  query.snapshot = { ...query.snapshot, ...part };
  for (const draw of query.readers) draw();
};

const isUnsettled = ({ snapshot: { data, updates } }: Query) => data !== undefined && updates.length > 0;

/**
 * Fetches until an answer is not out of date: nothing was written or invalidated while it was on its way. Nor is it taken while a write
 * is unanswered, which it may count already: that would be shown twice.
 */
const fetchFresh = async (query: Query, fetch: Fetch): Promise<void> => {
  let version: number;
  do {
    if (isUnsettled(query)) await new Promise<void>((resolve) => query.waiting.push(resolve));
    version = query.version;
    const outcome = await fetch().then(
      (data) => ({ data, error: undefined }),
      (error: unknown) => ({ error }),
    );
    if (isUnsettled(query)) query.version += 1;
    else if (version === query.version) change(query, outcome);
  } while (version !== query.version);
};

/**
 * Loads a query, once at a time; a failure is kept as its `error`. A refetch that failed by no fault of its own is repeated: nobody tells
 * of a change twice.
 */
export const loadQuery = (key: string, fetch: Fetch): Promise<void> => {
  const query = queryOf(key);
  query.fetch = fetch;
  query.delay = REFETCH_DELAY;
  clearTimeout(query.again);
  query.loading ??= fetchFresh(query, fetch).finally(() => {
    query.loading = undefined;
    const { data, error } = query.snapshot;
    if (data !== undefined && isPassing(error)) repeatLater(key);
  });
  return query.loading;
};

/** Repeats a failed fetch that is on the screen, once for all its readers: each time after twice as long, and no sooner than the server asks for. */
export const repeatLater = (key: string): void => {
  const query = queryOf(key);
  const { delay, snapshot } = query;
  // Who asks goes by what was drawn: its error may be gone by now, with its last reader or by what was answered since.
  if (!isPassing(snapshot.error)) return;
  clearTimeout(query.again);
  query.again = setTimeout(
    () => {
      void invalidateKey(key);
      query.delay = Math.min(LONGEST_DELAY, 2 * delay);
    },
    Math.max(delay, (snapshot.error as CallError).retryAfter ?? 0),
  );
};

export const snapshotOf = (key: string | null): Snapshot =>
  (key === null ? undefined : queries.get(key)?.snapshot) ?? EMPTY;

const isFollowed = ({ readers, loading }: Query): boolean => readers.size > 0 || loading !== undefined;

/** The queries that are on the screen or being fetched whose keys begin so: all of an endpoint, whatever it is asked for. */
export const shownKeys = (beginning: string): string[] =>
  [...queries].flatMap(([key, query]) => (isFollowed(query) && key.startsWith(beginning) ? [key] : []));

/** Whether somebody reads the query, which is on the screen then. */
export const isRead = (key: string): boolean => (queries.get(key)?.readers.size ?? 0) > 0;

/** Whether nobody keeps the query fresh yet beside one who has just begun to. */
export const isUnkept = (key: string): boolean => (queries.get(key)?.keepers ?? 0) <= 1;

/**
 * Subscribes `draw` to the query's snapshot, of which who `keeps` it fetches it too; the answer unsubscribes. The error of the last fetch
 * goes with the last reader: the next one fetches anew, and would be told of that error until the answer.
 */
export const readQuery = (key: string, draw: () => void, keeps = false): (() => void) => {
  const query = queryOf(key);
  query.readers.add(draw);
  query.keepers += Number(keeps);
  return () => {
    query.readers.delete(draw);
    query.keepers -= Number(keeps);
    if (query.readers.size === 0) change(query, { error: undefined });
  };
};

/** Says that the page is asked for anew. */
export const markPageAsked = (): void => {
  for (const query of queries.values()) query.pageVersion = query.version;
};

/** Whether a page that was asked for then may be older than the query's data, or count a write already that is unanswered. */
export const isNewerThanPage = (key: string): boolean => {
  const query = queryOf(key);
  return query.version !== query.pageVersion || isUnsettled(query);
};

/** Sets what a server has just answered; with `fetch`, which a later reload asks, it is what the page was rendered with. */
export const setQueryData = (key: string, data: unknown, fetch?: Fetch): void => {
  const query = queryOf(key);
  query.version += 1;
  if (fetch) {
    query.fetch = fetch;
    query.pageVersion = query.version;
  }
  change(query, { data, error: undefined });
};

/**
 * Fetches a query again that is on the screen; another one is fetched when it is next shown. Where its readers are gone and its fetch is
 * under way, the answer would be what the next reader is shown, so it is out of date too.
 */
export const invalidateKey = async (key: string): Promise<void> => {
  const query = queries.get(key);
  if (!query?.fetch || !isFollowed(query)) return;
  query.version += 1;
  if (query.readers.size > 0) await loadQuery(key, query.fetch);
};

/** The same for all that is on the screen. */
export const invalidateShown = async (): Promise<void> => {
  await Promise.all([...queries.keys()].map(invalidateKey));
};

/** Shows an optimistic update; the function that is returned takes it back, which is also the rollback. */
export const addUpdate = (key: string, update: Update): (() => void) => {
  const query = queryOf(key);
  change(query, { updates: [...query.snapshot.updates, update] });
  return () => {
    change(query, { updates: query.snapshot.updates.filter((other) => other !== update) });
    if (isUnsettled(query)) return;
    for (const goOn of query.waiting.splice(0)) goOn();
  };
};
