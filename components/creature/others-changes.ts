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
  /** Changes whose refetch failed: no further `refetched` tells of the one that is made in its place. */
  const owed: Pick<Change, "id">[] = [];
  const settle = (change: Pick<Change, "id">): void => {
    if (pending.get(change.id) === change) pending.delete(change.id);
  };
  return {
    hear: (change: Change, isOwn: boolean): void => {
      if (!isOwn || pending.has(change.id)) pending.set(change.id, change);
    },
    /**
     * A later change of the same creature may be in none of the answers so far: it goes on waiting. So does one whose refetch failed, until a
     * comparison without an error.
     */
    refetched: (change: Pick<Change, "id">, hasFailed: boolean): void => {
      if (hasFailed) owed.push(change);
      else settle(change);
    },
    /**
     * The ids of whom others have changed since the last comparison. No refetch is taken while an optimistic update is unanswered.
     * `hasFailed` where the last fetch did.
     */
    compare: (now: ReadonlyMap<number, string>, isOptimistic: boolean, hasFailed: boolean): number[] => {
      const before = known;
      known = now;
      if (isOptimistic) return [];
      const changed = [...now].flatMap(([id, is]) => {
        const was = before.get(id);
        return was !== undefined && was !== is && pending.has(id) ? [id] : [];
      });
      if (!hasFailed) for (const change of owed.splice(0)) settle(change);
      return changed;
    },
  };
};
