import { endpointName, type Named } from "@/lib/client/api/api";
import { storageOwner } from "@/lib/client/api/credentials";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { mirrored, pressInMirror } from "@/lib/client/page/mirror";
import { toast } from "@/lib/client/page/toast";
import { DELAY } from "@/lib/constants";
import { undoTexts } from "@/lib/messages/drafts";

interface Deferred {
  /** What is hidden meanwhile: the same name as for `isHidden`. */
  key: string;
  /** Said at once, with a button that takes it back. */
  said: string;
  /** How long it can be undone, in milliseconds; that of deletions unless another is given. */
  delay?: number;
  /** Said where the server refuses or can't be reached: the thing is back then. */
  failed: string;
  /** The call itself; `keepalive` lets it outlive the page. */
  remove: (keepalive: boolean) => Promise<unknown>;
  /** Which call that is, and of what: the next page repeats it. */
  endpoint: Named<unknown>;
  id: number;
  /** The book that it stands in; null for what stands in none. */
  campaignId: number | null;
  /** Forgets the thing once it is deleted. */
  done: () => void;
}

/** A delete that was flushed on unload. */
export interface LeftDelete {
  key: string;
  endpoint: string;
  id: number;
  /** Missing where a version before this one kept it. */
  campaignId?: number | null;
  failed: string;
}

/**
 * Deletes flushed on unload, for the next page to hide what they are about, since it may be read before they arrive, and to repeat:
 * nobody hears whether they failed.
 */
const PENDING_KEY = "deletesOnLeaving";
/** Milliseconds after which a page is none that was opened as another was left: what failed is then known to have. */
const RECENT = 30_000;
function storePending(left: readonly LeftDelete[]): void {
  try {
    const pending = { at: Date.now(), owner: storageOwner(), left };
    window.sessionStorage.setItem(PENDING_KEY, JSON.stringify(pending));
  } catch {
    // Storage is blocked: what is deleted may be seen once more.
  }
}
/** Those of this person, which are then stored no longer: somebody else may have logged in. */
function consumePending(): readonly LeftDelete[] {
  try {
    const kept = window.sessionStorage.getItem(PENDING_KEY);
    window.sessionStorage.removeItem(PENDING_KEY);
    const pending = JSON.parse(kept ?? '{"at":0}') as { at: number; owner: string; left: LeftDelete[] };
    return Date.now() - pending.at < RECENT && pending.owner === storageOwner() ? pending.left : [];
  } catch {
    // On the server too, where nothing is hidden.
    return [];
  }
}
/**
 * A failure was said to who chose to stay after all, which is known by a second leaving: the next page must not delete it unasked. A page
 * that is gone at once has said nothing.
 */
function forgetAtNextLeaving(key: string): void {
  const forget = () => storePending(consumePending().filter((one) => one.key !== key));
  window.addEventListener("beforeunload", forget, { once: true });
}

const waiting = new Map<string, { left: LeftDelete; go: () => Promise<void> }>();
const repeated = consumePending();
let hidden: ReadonlySet<string> = new Set(repeated.map(({ key }) => key));
const listeners = new Set<() => void>();

const setHidden = (keys: Iterable<string>) => {
  hidden = new Set(keys);
  for (const listener of listeners) listener();
};
const show = (key: string) => setHidden([...hidden].filter((other) => other !== key));

// Without the script they stay hidden, as what is deleted does.
if (repeated.length > 0)
  void import("./repeat-deletes").then(({ repeatDeletes }) => repeatDeletes(repeated, show)).catch(() => {});

/** Hides a thing at once and deletes it after a delay, unless undone; leaving the page flushes the delete. */
export const deleteWithUndo = (deferred: Deferred): void => {
  const { key, said, delay = DELAY.undo, failed, remove, endpoint, id, campaignId, done } = deferred;
  if (hidden.has(key)) return;
  if (mirrored() !== null) return pressInMirror();
  setHidden([...hidden, key]);
  const stop = () => {
    clearTimeout(timer);
    toast.dismiss(slip);
    const waited = waiting.delete(key);
    // Who listens to the first keeps some browsers from showing the page again at once when somebody comes back to it.
    if (waiting.size === 0) for (const event of LEAVING) window.removeEventListener(event, onPageLeft);
    return waited;
  };
  const go = async (keepalive: boolean) => {
    if (!stop()) return;
    try {
      await remove(keepalive);
    } catch (error) {
      if (!(await isDeletedIn(campaignId)(error))) {
        toast.error(failed);
        if (keepalive) forgetAtNextLeaving(key);
        return show(key);
      }
    }
    // It stays hidden: a list that was read before may be on the screen anew, and is not told.
    done();
  };
  const timer = setTimeout(() => void go(false), delay);
  const slip = toast.success(said, {
    action: { label: undoTexts.undo, onClick: () => stop() && show(key) },
  });
  waiting.set(key, {
    left: { key, endpoint: endpointName(endpoint), id, campaignId, failed },
    go: () => go(true),
  });
  for (const event of LEAVING) window.addEventListener(event, onPageLeft);
};

/** Sends all pending deletes now: when their page is left, and before log-out, while still authenticated. Resolves when all are answered. */
export const flushDeletes = async (): Promise<void> => {
  await Promise.all([...waiting.values()].map(({ go }) => go()));
};
/** The first comes before the next page is asked for; some browsers know the second only. */
const LEAVING = ["beforeunload", "pagehide"];
const onPageLeft = (): void => {
  if (waiting.size > 0) storePending([...waiting.values()].map(({ left }) => left));
  void flushDeletes();
};

export const hiddenKeys = (): ReadonlySet<string> => hidden;
export const onHiddenKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
