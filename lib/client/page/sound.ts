import { readStored, writeStored } from "@/lib/client/storage/storage";

const KEY = "muted";

export type SoundName = "bell" | "dice" | "page-flip" | "seal";

const listeners = new Set<() => void>();
// What was chosen in this visit where storage is blocked or full.
let unstored: boolean | undefined;

/** Plays a sound unless sounds are muted. Silence is never an error: browsers may refuse to play. */
export function playSound(name: SoundName): void {
  if (isMuted()) return;
  const audio = new Audio(`/sounds/${name}.wav`);
  audio.volume = 0.6;
  audio.play().catch(() => undefined);
}

export function isMuted(): boolean {
  return unstored ?? readStored(KEY) === "true";
}

/** Holds in every tab of this browser, and lasts; without storage until the page is left. */
export function setMuted(muted: boolean): void {
  unstored = writeStored(KEY, String(muted)) ? undefined : muted;
  announce();
}

export function onMutedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

/** Only other tabs cause this event. */
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) announce();
  });
