import type { Thread } from "@/lib/model/evening";
import { isSamePart, type Part, PARTS, type Words } from "./chapter-words";
import { mergeThreads } from "./merge-threads";
import { isOtherPartSent, isPartSent, type SentParts } from "./sent-parts";

interface Versions {
  /** What was last known to be stored. */
  base: Words;
  mine: Words;
  /** What is stored by now. */
  theirs: Words;
  /** What was sent from here since the base was answered. */
  sent: SentParts;
  /** The parts whose fields have the focus: no text changes under the hand. */
  held: readonly Part[];
  /** The parts that are asked about wherever another changed them, also threads that could be merged line by line. */
  asked: readonly Part[];
}

/** The part of a version that alone has changed it; undefined where both have, and not to the same. */
const changedAlone = (part: Part, { base, mine, theirs, sent, held, asked }: Versions): Words | undefined => {
  if (isSamePart(part, mine, theirs) || isSamePart(part, theirs, base) || isPartSent(part, sent, theirs))
    return mine;
  // What was put back after it was sent is a change too.
  const isChanged = !isSamePart(part, mine, base) || isOtherPartSent(part, sent, base);
  return isChanged || held.includes(part) || asked.includes(part) ? undefined : theirs;
};

/** Threads merge further, line by line, unless they are to be asked about, or it isn't known from which of one's own the others went on. */
const mergedThreads = (versions: Versions): readonly Thread[] | undefined => {
  const { base, mine, theirs, sent, held, asked } = versions;
  const alone = changedAlone("threads", versions);
  if (alone) return alone.threads;
  if (asked.includes("threads") || isOtherPartSent("threads", sent, base)) return undefined;
  const threads = { base: base.threads, mine: mine.threads, theirs: theirs.threads };
  return mergeThreads(threads, held.includes("threads"));
};

interface Merged {
  /** One's own words where both changed the same part. */
  words: Words;
  /** Those parts: which version of them stays is asked. */
  asked: readonly Part[];
}

/** A three-way merge of a chapter by its parts. */
export const mergeChapter = (versions: Versions): Merged => {
  const { mine } = versions;
  const merged = {
    title: changedAlone("title", versions)?.title,
    chapter: changedAlone("chapter", versions)?.chapter,
    threads: mergedThreads(versions),
  };
  return {
    words: {
      title: merged.title ?? mine.title,
      chapter: merged.chapter ?? mine.chapter,
      threads: merged.threads ?? mine.threads,
    },
    asked: PARTS.filter((part) => merged[part] === undefined),
  };
};
