import { isGone } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { DELAY } from "@/lib/constants";
import { undoTexts } from "@/lib/messages/drafts";

interface Deferred {
  /** What is hidden meanwhile: the same name as for `isHidden`. */
  key: string;
  /** Said at once, with a button that takes it back. */
  said: string;
  /** Said where the server refuses or can't be reached: the thing is back then. */
  failed: string;
  /** The call itself; `keepalive` lets it outlive the page. */
  remove: (keepalive: boolean) => Promise<unknown>;
  /** Forgets the thing once it is deleted. */
  done: () => void;
}

/** The next page may be read before the deletion arrives: it hides what was deleted when this one was left. */
const LEFT = "deletedOnLeaving";
function keepLeft(keys: readonly string[]): void {
  try {
    window.sessionStorage.setItem(LEFT, JSON.stringify(keys));
  } catch {
    // Storage is blocked: what is deleted may be seen once more.
  }
}
function takeLeft(): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(window.sessionStorage.getItem(LEFT) ?? "[]");
    window.sessionStorage.removeItem(LEFT);
    return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : []);
  } catch {
    // On the server too, where nothing is hidden.
    return new Set();
  }
}

const waiting = new Map<string, () => Promise<void>>();
let hidden: ReadonlySet<string> = takeLeft();
const listeners = new Set<() => void>();

const setHidden = (keys: Iterable<string>) => {
  hidden = new Set(keys);
  for (const listener of listeners) listener();
};
const show = (key: string) => setHidden([...hidden].filter((other) => other !== key));

/** Hides something at once and deletes it some seconds later, unless the person takes it back; when the page is left, at once. */
export const deleteLater = ({ key, said, failed, remove, done }: Deferred): void => {
  if (hidden.has(key)) return;
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
  const timer = setTimeout(() => void go(false), DELAY.undo);
  const slip = toast.success(said, {
    action: { label: undoTexts.undo, onClick: () => stop() && show(key) },
  });
  waiting.set(key, () => go(true));
  for (const event of LEAVING) window.addEventListener(event, onPageLeft);
};

/** Deletes what still could be taken back: when its page is left, and before the person is logged out. Resolves when all are answered. */
export const deleteNow = async (): Promise<void> => {
  await Promise.all([...waiting.values()].map((go) => go()));
};
/** The first comes before the next page is asked for; some browsers know the second only. */
const LEAVING = ["beforeunload", "pagehide"];
const onPageLeft = (): void => {
  if (waiting.size > 0) keepLeft([...waiting.keys()]);
  void deleteNow();
};

export const hiddenKeys = (): ReadonlySet<string> => hidden;
export const onHiddenKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
