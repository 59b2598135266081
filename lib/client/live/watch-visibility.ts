import { SESSION_ENDED, storedUserId } from "@/lib/client/api/credentials";
import { isStorageBlocked, PROBE } from "@/lib/client/storage/storage";

interface Sight {
  /** The tab is seen, and this browser's session is the person's. */
  onSeen: () => void;
  onUnseen: () => void;
  /** The network or the device was away: connections that look open may be dead. */
  onAwake: () => void;
}

/** Milliseconds between looks at the clock; one that jumps tells that the device slept. */
const TICK = 5000;
const JUMP = 4 * TICK;

/** Watches whether anybody looks at this tab; the answer ends it. */
export const watchVisibility = (userId: number, { onSeen, onUnseen, onAwake }: Sight): (() => void) => {
  let isSeen = false;
  let lookedAt = Date.now();

  const isTheirs = () => storedUserId() === String(userId) || isStorageBlocked();
  const set = (isNow: boolean) => {
    if (isNow === isSeen) return;
    isSeen = isNow;
    if (isNow) onSeen();
    else onUnseen();
  };
  const look = () => set(document.visibilityState === "visible" && isTheirs());
  const leave = () => set(false);
  // Looking writes the probe: answering another tab's with one's own would go on without end.
  const lookUnlessProbe = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== PROBE) look();
  };
  const tick = setInterval(() => {
    const now = Date.now();
    if (now - lookedAt > JUMP && isSeen) onAwake();
    lookedAt = now;
  }, TICK);
  const events: [EventTarget, string, (event: Event) => void][] = [
    [document, "visibilitychange", look],
    [document, "freeze", leave],
    [document, "resume", look],
    [window, "pagehide", leave],
    [window, "pageshow", look],
    [window, "storage", lookUnlessProbe],
    [window, SESSION_ENDED, leave],
    [window, "online", onAwake],
  ];
  for (const [target, name, act] of events) target.addEventListener(name, act);
  look();
  return () => {
    for (const [target, name, act] of events) target.removeEventListener(name, act);
    clearInterval(tick);
    leave();
  };
};
