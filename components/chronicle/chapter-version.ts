import { api } from "@/lib/client/api/api";
import { call, CallError } from "@/lib/client/api/call";
import type { Evening } from "@/lib/model/evening";
import { isSame, wordsOf } from "./chapter-words";
import { keepEvening } from "@/lib/client/mutations/keep-evening";

interface Conflicts {
  /** Another person saved another chapter since. */
  onNewer: (theirs: Evening) => void;
  onFailed: () => void;
}

/** The stored version of a chapter that one goes on from, and calls that say so. */
export const chapterVersion = (evening: Evening, { onNewer, onFailed }: Conflicts) => {
  let stored = evening;
  /** Answers whether it may be tried again: what was changed elsewhere is not what is written here. */
  const meet = async (cause: unknown): Promise<boolean> => {
    if (!(cause instanceof CallError) || cause.status !== 409) {
      onFailed();
      return false;
    }
    const theirs = await call(api.evenings.readOne, { params: { id: evening.id } });
    keepEvening(theirs);
    const isElsewhere = isSame(wordsOf(theirs), wordsOf(stored)) && theirs.signedAt === null;
    if (isElsewhere) stored = theirs;
    else onNewer(theirs);
    return isElsewhere;
  };
  return {
    stored: (): Evening => stored,
    goOnFrom: (version: Evening) => {
      stored = version;
    },
    /** Makes a call that can end in an edit conflict (409), and repeats it where the conflict is about other fields. @throws CallError */
    attempt: async (work: (seenAt: Date) => Promise<Evening>): Promise<Evening> => {
      try {
        return await work(stored.updatedAt);
      } catch (cause) {
        // What can't be asked now is asked by the next try.
        if (!(await meet(cause).catch(() => false))) throw cause;
        return work(stored.updatedAt);
      }
    },
  };
};
