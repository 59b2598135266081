import { type Change, invalidate } from "@/lib/client/api/invalidate";
import { invalidateShown } from "@/lib/client/api/query-cache";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { tellPage } from "./live-events";

/** What server components show beside the cache: these kinds have the page rendered again. */
const RENDERED: ReadonlySet<Change["kind"]> = new Set(["campaign", "members", "shelf", "account", "invites"]);

/** Milliseconds within which changes count as one burst, as those of one act come in one piece, and between two bursts. */
const BURST = 5;
const PAUSE = 250;
/** More changes than this between two pages are no longer told apart: the next page loads everything again. */
const MOST_KEPT = 500;

/** Brings what others changed onto the screen: at once, and where much changes a few times a second. */
export const changeApplier = (refresh: () => void) => {
  let waiting = new Map<string, Change>();
  /** Since the last page arrived; undefined where they are too many. */
  let sinceArrival: Map<string, Change> | undefined = new Map();
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let appliedAt = 0;

  const apply = () => {
    timer = undefined;
    appliedAt = Date.now();
    const changes = [...waiting.values()];
    const all = isAll;
    waiting = new Map();
    isAll = false;
    const everything = all ? invalidateShown() : undefined;
    for (const one of changes) void (everything ?? invalidate(one)).then(() => tellPage("refetched", one));
    // Whoever was logged out everywhere hears so by the refusal.
    if (changes.some(({ kind }) => kind === "account")) void call(api.accounts.read).catch(() => {});
    if (all || changes.some(({ kind }) => RENDERED.has(kind))) refresh();
  };
  // Debounced, so that a burst of changes is one refetch, and throttled, so that a busy table is not many.
  const soon = () => {
    timer ??= setTimeout(apply, Math.max(BURST, appliedAt + PAUSE - Date.now()));
  };

  const keyOf = ({ kind, id, campaignId }: Change) => `${kind} ${id} ${campaignId}`;
  const all = () => {
    isAll = true;
    soon();
  };

  return {
    change: (change: Change) => {
      const key = keyOf(change);
      waiting.set(key, change);
      sinceArrival?.set(key, change);
      if (sinceArrival && sinceArrival.size > MOST_KEPT) sinceArrival = undefined;
      soon();
    },
    /**
     * Another page has arrived: what changed since the one before is brought in once more, because the page may have been read from the
     * database before it, however long it was on its way.
     */
    arrive: () => {
      const missed = sinceArrival;
      sinceArrival = new Map();
      if (!missed) return all();
      if (missed.size === 0) return;
      for (const [key, change] of missed) waiting.set(key, change);
      soon();
    },
    /** Everything that is on the screen. */
    all,
    /** Brings in what waits, without a pause. */
    now: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      apply();
    },
  };
};
