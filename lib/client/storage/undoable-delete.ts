import { isGone } from "@/lib/client/api/call";
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
  /** Forgets the thing once it is deleted. */
  done: () => void;
}

/** Keys of deletes flushed on unload, for the next page to hide: it may be read before the delete arrives. */
const PENDING_KEY = "deletedOnLeaving";
function storePending(keys: readonly string[]): void {
  try {
    window.sessionStorage.setItem(PENDING_KEY, JSON.stringify(keys));
  } catch {
    // Storage is blocked: what is deleted may be seen once more.
  }
}
function consumePending(): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(window.sessionStorage.getItem(PENDING_KEY) ?? "[]");
    window.sessionStorage.removeItem(PENDING_KEY);
    return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : []);
  } catch {
    // On the server too, where nothing is hidden.
    return new Set();
  }
}

const waiting = new Map<string, () => Promise<void>>();
let hidden: ReadonlySet<string> = consumePending();
const listeners = new Set<() => void>();

const setHidden = (keys: Iterable<string>) => {
  hidden = new Set(keys);
  for (const listener of listeners) listener();
};
const show = (key: string) => setHidden([...hidden].filter((other) => other !== key));

/** Hides a thing at once and deletes it after a delay, unless undone; leaving the page flushes the delete. */
export const deleteWithUndo = ({ key, said, delay = DELAY.undo, failed, remove, done }: Deferred): void => {
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
      done();
    } catch (error) {
      // What somebody else has deleted meanwhile is deleted.
      if (isGone(error)) done();
      else toast.error(failed);
    } finally {
      show(key);
    }
  };
  const timer = setTimeout(() => void go(false), delay);
  const slip = toast.success(said, {
    action: { label: undoTexts.undo, onClick: () => stop() && show(key) },
  });
  waiting.set(key, () => go(true));
  for (const event of LEAVING) window.addEventListener(event, onPageLeft);
};

/** Sends all pending deletes now: when their page is left, and before log-out, while still authenticated. Resolves when all are answered. */
export const flushDeletes = async (): Promise<void> => {
  await Promise.all([...waiting.values()].map((go) => go()));
};
/** The first comes before the next page is asked for; some browsers know the second only. */
const LEAVING = ["beforeunload", "pagehide"];
const onPageLeft = (): void => {
  if (waiting.size > 0) storePending([...waiting.keys()]);
  void flushDeletes();
};

export const hiddenKeys = (): ReadonlySet<string> => hidden;
export const onHiddenKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
