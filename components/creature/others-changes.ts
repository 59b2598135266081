import type { LiveEvents } from "@/lib/client/live/live-events";

type Change = LiveEvents["change"];

/**
 * Attributes differences of creatures to other users. Which change a difference comes from isn't said: it is taken for theirs while a change
 * of theirs to that creature waits for its refetch, and for the reader's own while it is an optimistic update.
 */
export const othersChanges = () => {
  let known: ReadonlyMap<number, string> = new Map();
  /** By creature the last change, since the first of another user that isn't refetched. */
  const pending = new Map<number, Change>();
  return {
    hear: (change: Change, isOwn: boolean): void => {
      if (!isOwn || pending.has(change.id)) pending.set(change.id, change);
    },
    /** A later change of the same creature may be in none of the answers so far: it goes on waiting. */
    refetched: (change: Pick<Change, "id">): void => {
      if (pending.get(change.id) === change) pending.delete(change.id);
    },
    /** The ids of whom others have changed since the last comparison. No refetch is taken while an optimistic update is unanswered. */
    compare: (now: ReadonlyMap<number, string>, isOptimistic: boolean): number[] => {
      const before = known;
      known = now;
      if (isOptimistic) return [];
      return [...now].flatMap(([id, is]) => {
        const was = before.get(id);
        return was !== undefined && was !== is && pending.has(id) ? [id] : [];
      });
    },
  };
};
