import { api } from "@/lib/client/api/api";
import { call, CallError } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import type { Evening } from "@/lib/model/evening";
import { isSent, withSent } from "@/lib/rules/sent-texts";
import { contentOf, isSame, type Words, wordsOf } from "./chapter-words";
import { keepEvening } from "@/lib/client/mutations/keep-evening";

interface Conflicts {
  /** Another person saved another chapter since. */
  onNewer: (theirs: Evening) => void;
  onFailed: () => void;
}

/** The stored version of a chapter that one goes on from, and calls that say so; `sentBefore` was sent from an earlier page without an answer. */
export const chapterVersion = (
  evening: Evening,
  { onNewer, onFailed }: Conflicts,
  sentBefore: readonly string[] = [],
) => {
  let stored = evening;
  /** Digests of what was sent since `stored` was answered. The server may have stored any of it, where the answer was lost. */
  let sentSince = sentBefore;
  const isOwn = (theirs: Words) => isSame(wordsOf(stored), theirs) || isSent(sentSince, contentOf(theirs));
  /** Answers whether it may be tried again: what was changed elsewhere is not what is written here, or it is what was sent from here. */
  const meet = async (cause: unknown): Promise<boolean> => {
    if (!(cause instanceof CallError) || cause.status !== 409) {
      onFailed();
      return false;
    }
    const theirs = await call(api.evenings.readOne, { params: { id: evening.id } });
    keepEvening(theirs);
    const mayGoOn = isOwn(wordsOf(theirs)) && theirs.signedAt === null;
    if (mayGoOn) stored = theirs;
    else onNewer(theirs);
    return mayGoOn;
  };
  return {
    stored: (): Evening => stored,
    sentSince: (): readonly string[] => sentSince,
    goOnFrom: (version: Evening) => {
      stored = version;
      sentSince = [];
    },
    /** Sends words by a call that can end in an edit conflict (409), and repeats it where nobody else wrote others. @throws CallError */
    attempt: async (words: Words, work: (seenAt: Date) => Promise<Evening>): Promise<Evening> => {
      const before = sentSince;
      sentSince = withSent(before, contentOf(words));
      try {
        return await work(stored.updatedAt);
      } catch (cause) {
        // This try has stored nothing; an earlier one may have stored the same.
        if (!isAmbiguous(cause)) sentSince = before;
        // What can't be asked now is asked by the next try.
        if (!(await meet(cause).catch(() => false))) throw cause;
        sentSince = withSent(sentSince, contentOf(words));
        return work(stored.updatedAt);
      }
    },
  };
};
