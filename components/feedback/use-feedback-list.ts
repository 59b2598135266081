"use client";

import { useCallback, useRef, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { resolveFeedback } from "@/lib/client/mutations/feedback";
import { deleteWithUndo } from "@/lib/client/storage/undoable-delete";
import { usePendingDeletes } from "@/lib/client/storage/use-pending-deletes";
import { DELAY } from "@/lib/constants";
import { feedbackTexts } from "@/lib/messages/feedback";
import type { FeedbackType, SignedFeedback } from "@/lib/model/feedback";

export type Filter = "all" | FeedbackType;

/** The beginning of a list, and whether there is more of it. */
export interface Beginning {
  rows: SignedFeedback[];
  more: boolean;
}
interface FilteredList extends Beginning {
  filter: Filter;
  state: "read" | "loading" | "failed";
}

const keyOf = ({ id }: { id: number }) => `feedback ${id}`;

/** The messages of the chosen filter, page by page; `first` is the first page of all of them. */
export function useFeedbackList(first: Beginning, size: number) {
  const [shown, setShown] = useState<FilteredList>({ ...first, filter: "all", state: "read" });
  // An answer that comes after another one was asked for is dropped.
  const turn = useRef(0);

  const load = async (filter: Filter, known: SignedFeedback[]) => {
    const mine = ++turn.current;
    const last = known.at(-1);
    setShown((now) => ({ rows: known, more: now.more && known.length > 0, filter, state: "loading" }));
    try {
      const found = await call(api.feedback.list, {
        body: {
          // One more than is shown tells whether there is more.
          limit: size + 1,
          ...(filter !== "all" && { type: filter }),
          ...(last && { before: { createdAt: last.createdAt, id: last.id } }),
        },
      });
      if (mine !== turn.current) return;
      const more = found.length > size;
      setShown((now) => ({ filter, rows: [...now.rows, ...found.slice(0, size)], more, state: "read" }));
    } catch {
      if (mine === turn.current) setShown((now) => ({ ...now, state: "failed" }));
    }
  };

  // Always the same function, so that the entries that are there need not be rendered again for those that come.
  const resolve = useCallback(
    (id: number) =>
      deleteWithUndo({
        key: keyOf({ id }),
        said: feedbackTexts.resolved,
        failed: feedbackTexts.resolveFailed,
        delay: DELAY.undoResolve,
        remove: (keepalive) => resolveFeedback(null, { params: { id }, keepalive }),
        endpoint: api.feedback.resolve,
        id,
        campaignId: null,
        done: () => setShown((now) => ({ ...now, rows: now.rows.filter((row) => row.id !== id) })),
      }),
    [],
  );
  const pending = usePendingDeletes();

  return {
    ...shown,
    rows: shown.rows.filter((row) => !pending.has(keyOf(row))),
    choose: (filter: Filter) => void load(filter, []),
    loadMore: () => void load(shown.filter, shown.rows),
    resolve,
  };
}
