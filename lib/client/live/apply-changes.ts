import { type Change, invalidate } from "@/lib/client/api/invalidate";
import { invalidateShown } from "@/lib/client/api/query-cache";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";

/** What server components show beside the cache: these kinds have the page rendered again. */
const RENDERED: ReadonlySet<Change["kind"]> = new Set(["campaign", "members", "shelf", "account", "invites"]);

/** Milliseconds within which changes count as one burst, and between two bursts. */
const BURST = 30;
const PAUSE = 250;
/** A page that comes may have been read from the database so long ago, the flip included. */
const ON_ITS_WAY = 5000;

/** Brings what others changed onto the screen: at once, and where much changes a few times a second. */
export const changeApplier = (refresh: () => void) => {
  let waiting = new Map<string, Change>();
  let recent: { change: Change; at: number }[] = [];
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
    if (all) void invalidateShown();
    else void Promise.all(changes.map(invalidate));
    // Whoever was logged out everywhere hears so by the refusal.
    if (changes.some(({ kind }) => kind === "account")) void call(api.accounts.read).catch(() => {});
    if (all || changes.some(({ kind }) => RENDERED.has(kind))) refresh();
  };
  // Debounced, so that a burst of changes is one refetch, and throttled, so that a busy table is not many.
  const soon = () => {
    timer ??= setTimeout(apply, Math.max(BURST, appliedAt + PAUSE - Date.now()));
  };

  const add = (change: Change) => {
    waiting.set(`${change.kind} ${change.id} ${change.campaignId}`, change);
    soon();
  };
  const forget = () => {
    recent = recent.filter(({ at }) => Date.now() - at < ON_ITS_WAY);
  };

  return {
    change: (change: Change) => {
      forget();
      recent.push({ change, at: Date.now() });
      add(change);
    },
    /** What was changed just now, for a page that was made meanwhile. */
    again: () => {
      forget();
      for (const { change } of recent) add(change);
    },
    /** Everything that is on the screen. */
    all: () => {
      isAll = true;
      soon();
    },
  };
};
