import { LIMIT } from "@/lib/constants";
import type { Thread } from "@/lib/model/evening";
import { sent } from "./chapter-words";

type Lines = ReadonlyMap<string, boolean>;

const EMPTIED: Thread = { text: "", isDone: false };

/** Whether each is answered, by its text; undefined where two have the same. */
const byText = (threads: readonly Thread[]): Lines | undefined => {
  const lines = new Map(sent(threads).map(({ text, isDone }) => [text, isDone]));
  return lines.size === sent(threads).length ? lines : undefined;
};

/** Of one thread in three versions, in which undefined stands for none: the one that changed; null where both did, and not to the same. */
const changedOne = <T>(base: T, mine: T, theirs: T): T | null => {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : null;
};

interface Versions {
  base: readonly Thread[];
  mine: readonly Thread[];
  theirs: readonly Thread[];
}

/**
 * A three-way merge line by line: what either added, ticked or took out. One's own lines keep their places in the list, and what another took
 * out leaves an empty line: a field is told by its place, and the one with the cursor would show another thread. So an empty line stands before
 * what another added where the cursor is in one of the fields, which may be that of a new thread at the end of the list. Undefined where both
 * changed the same thread, where the thread with the cursor may be one that another took out, or where there would be too many.
 */
export const mergeThreads = ({ base, mine, theirs }: Versions, isHeld: boolean): Thread[] | undefined => {
  const [was, here, there] = [byText(base), byText(mine), byText(theirs)];
  if (!was || !here || !there) return undefined;
  const merged = new Map(
    [...here.keys(), ...there.keys(), ...was.keys()].map((text) => [
      text,
      changedOne(was.get(text), here.get(text), there.get(text)),
    ]),
  );
  const lines = mine.map((line): Thread => {
    const isDone = here.has(line.text) ? merged.get(line.text) : line.isDone;
    return typeof isDone === "boolean" ? { ...line, isDone } : EMPTIED;
  });
  const added = sent(theirs).filter(({ text }) => !here.has(text) && merged.get(text) !== undefined);
  const between = isHeld && added.length > 0 ? [EMPTIED] : [];
  const all = [...lines, ...between, ...added];
  const isEmptiedInHand = isHeld && sent(lines).length < here.size;
  const isAsked = [...merged.values()].includes(null) || isEmptiedInHand;
  return isAsked || sent(all).length > LIMIT.threads ? undefined : all;
};
