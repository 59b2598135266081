const KEY = "muted";

export type SoundName = "page-flip" | "dice";

const listeners = new Set<() => void>();
// What was chosen in this visit, for where storage is blocked.
let chosen: boolean | undefined;

/** Plays a sound unless sounds are muted. Silence is never an error: browsers may refuse to play. */
export function playSound(name: SoundName): void {
  if (isMuted()) return;
  const audio = new Audio(`/sounds/${name}.wav`);
  audio.volume = 0.6;
  audio.play().catch(() => undefined);
}

export function isMuted(): boolean {
  try {
    return chosen ?? localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export function setMuted(muted: boolean): void {
  chosen = muted;
  try {
    localStorage.setItem(KEY, String(muted));
  } catch {
    // Blocked storage: it holds until the page is left.
  }
  for (const listener of listeners) listener();
}

export function onMutedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
