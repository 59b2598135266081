"use client";

import { useCallback, useRef, useState } from "react";
import { api } from "@/lib/client/api/api";
import { CallError, call, sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { feedbackTexts } from "@/lib/messages/feedback";
import type { Feedback, FeedbackType } from "@/lib/model/feedback";

export type Filter = "all" | FeedbackType;

/** The beginning of a list, and whether there is more of it. */
export interface Beginning {
  rows: Feedback[];
  more: boolean;
}
interface Shown extends Beginning {
  filter: Filter;
  state: "read" | "loading" | "failed";
}

/** The messages of the chosen filter, page by page; `first` is the first page of all of them. */
export function useFeedbackList(first: Beginning, size: number) {
  const [shown, setShown] = useState<Shown>({ ...first, filter: "all", state: "read" });
  // An answer that comes after another one was asked for is dropped.
  const turn = useRef(0);

  const load = async (filter: Filter, known: Feedback[]) => {
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
  const resolve = useCallback(async (id: number) => {
    try {
      await call(api.feedback.resolve, { params: { id } });
      toast.success(feedbackTexts.resolved);
    } catch (error) {
      toast.error(sentenceOf(error, feedbackTexts.resolveFailed));
      // A message that is gone was resolved by somebody else.
      if (!(error instanceof CallError && error.status === 404)) return;
    }
    setShown((now) => ({ ...now, rows: now.rows.filter((row) => row.id !== id) }));
  }, []);

  return {
    ...shown,
    choose: (filter: Filter) => void load(filter, []),
    loadMore: () => void load(shown.filter, shown.rows),
    resolve,
  };
}
