import { api } from "@/lib/client/api/api";
import { call, CallError } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import type { Evening } from "@/lib/model/evening";
import { mergeChapter } from "./chapter-merge";
import { type Part, type Words, wordsOf } from "./chapter-words";
import { keepEvening } from "@/lib/client/mutations/keep-evening";
import { NONE_SENT, type SentParts, withSentParts } from "./sent-parts";

interface Conflicts {
  /** Another version is stored than the one that was gone on from; answers whether one goes on from it now, and may send again. */
  onNewer: (theirs: Evening) => boolean;
  onFailed: () => void;
}

/** The stored version of a chapter that one goes on from, and calls that say so; `sentBefore` was sent from an earlier page without an answer. */
export const chapterVersion = (
  evening: Evening,
  { onNewer, onFailed }: Conflicts,
  sentBefore: SentParts = NONE_SENT,
) => {
  let stored = evening;
  let sentSince = sentBefore;
  /** Answers whether it may be tried again. */
  const meet = async (cause: unknown): Promise<boolean> => {
    if (!(cause instanceof CallError) || cause.status !== 409) {
      onFailed();
      return false;
    }
    const theirs = await call(api.evenings.readOne, { params: { id: evening.id } });
    keepEvening(theirs);
    return onNewer(theirs);
  };
  return {
    stored: (): Evening => stored,
    sentSince: (): SentParts => sentSince,
    goOnFrom: (version: Evening) => {
      stored = version;
      sentSince = NONE_SENT;
    },
    /** What is written here, with what another person has saved since. */
    merge: (mine: Words, theirs: Words, parts: { held: readonly Part[]; asked: readonly Part[] }) =>
      mergeChapter({ base: wordsOf(stored), mine, theirs, sent: sentSince, ...parts }),
    /** Sends words by a call that can end in an edit conflict (409), and once more, as they are by then, where the conflict is settled without a question. @throws CallError */
    attempt: async <W extends Words>(
      read: () => W,
      work: (seenAt: Date, words: W) => Promise<Evening>,
    ): Promise<Evening> => {
      const send = async () => {
        const before = sentSince;
        const words = read();
        sentSince = withSentParts(before, words);
        try {
          return await work(stored.updatedAt, words);
        } catch (cause) {
          // A try that was refused has stored nothing; an earlier one may have stored the same.
          if (!isAmbiguous(cause)) sentSince = before;
          throw cause;
        }
      };
      try {
        return await send();
      } catch (cause) {
        // What can't be asked now is asked by the next try.
        if (!(await meet(cause).catch(() => false))) throw cause;
        return send();
      }
    },
  };
};
