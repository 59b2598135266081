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

const waiting = new Map<string, () => void>();
let hidden: ReadonlySet<string> = new Set();
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
    return waiting.delete(key);
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
  waiting.set(key, () => void go(true));
  window.addEventListener("pagehide", deleteNow);
};

/** Deletes what still could be taken back: when its page is left. */
export const deleteNow = (): void => {
  for (const go of waiting.values()) go();
};

export const hiddenKeys = (): ReadonlySet<string> => hidden;
export const onHiddenKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
