import { storageOwner } from "@/lib/client/api/credentials";
import { readStored, writeStored } from "@/lib/client/storage/storage";

/** `at` is in milliseconds since 1970. */
export type PastRoll = { at: number; label: string; total: number; detail: string };

const KEYS = "diceHistory:";
/** Rolls may be private: they belong to one person of this browser. */
const keyOf = () => KEYS + storageOwner();
const MOST = 20;
const listeners = new Set<() => void>();

let known: { key: string; rolls: readonly PastRoll[] } | undefined;

/** The person's last twenty rolls in this browser, newest first. Where storage is blocked they last as long as the page. */
export function pastRolls(): readonly PastRoll[] {
  const key = keyOf();
  if (known?.key !== key) known = { key, rolls: parse(readStored(key) ?? "[]") };
  return known.rolls;
}

export function rememberRoll(roll: PastRoll): void {
  const rolls = [roll, ...pastRolls()].slice(0, MOST);
  known = { key: keyOf(), rolls };
  writeStored(known.key, JSON.stringify(rolls));
  announce();
}

/** Calls back when the rolls change, here or in another tab; the answer ends it. */
export function watchRolls(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

/** What is no roll is left out, whatever was stored. */
function parse(text: string): readonly PastRoll[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isPastRoll).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isPastRoll(value: unknown): value is PastRoll {
  if (typeof value !== "object" || value === null) return false;
  const { at, label, total, detail }: Partial<Record<keyof PastRoll, unknown>> = value;
  return (
    typeof at === "number" &&
    // Beyond what a Date holds, showing the time would throw.
    !Number.isNaN(new Date(at).getTime()) &&
    typeof label === "string" &&
    typeof total === "number" &&
    typeof detail === "string"
  );
}

/** Only other tabs cause this event. A key of null means that all of the storage was cleared. */
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key !== null && !key.startsWith(KEYS)) return;
    known = undefined;
    announce();
  });
