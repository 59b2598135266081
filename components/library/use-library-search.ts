import { useEffect, useRef, useState } from "react";
import { useReturn } from "@/components/ui/history/use-return";
import { api, endpointOf } from "@/lib/client/api/api";
import { send } from "@/lib/client/api/call";
import { ANSWERED_WITHIN, endsWithin } from "@/lib/client/api/time-limit";
import { LIMIT } from "@/lib/constants";
import type { LibraryKind, LibrarySummaries } from "@/lib/model/library";
import { askedBy, type Filters, type Summary, type TakenKind } from "./kinds";

interface Found<S = Summary> {
  list: S[];
  total: number;
}

/** Milliseconds that a connection which has just come back may still fail, and after which it is then tried again. */
const SETTLING = 5000;
const AGAIN = 500;

/** What the library has of one kind. */
export const findInLibrary = async (
  kind: LibraryKind,
  body: object,
  signal: AbortSignal,
): Promise<Found<LibrarySummaries[LibraryKind]>> => {
  const endpoint = api.library[kind].list as typeof api.library.monsters.list;
  const ends = endsWithin(ANSWERED_WITHIN, signal);
  const response = await send(endpoint, { body, signal: ends });
  const { answer } = await endpointOf(endpoint);
  const list = answer.decode(await response.json());
  return { list, total: Number(response.headers.get("x-total-count") ?? list.length) };
};
const findToTake = (kind: TakenKind, body: object, signal: AbortSignal) =>
  findInLibrary(kind, body, signal) as Promise<Found>;

/**
 * What the library finds while one types: the list before stays until the next is there. A search that was overtaken is aborted,
 * against the race condition that an older answer comes last. A search that failed shows nothing of the one before, which could be
 * taken for its answer; it is tried again when the connection is back, until that holds. Long lists come in parts, the next by `more`.
 */
export const useLibrarySearch = (kind: TakenKind, query: string, filters: Filters) => {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(askedBy(query, filters));
  const latest = useRef<AbortController>(undefined);
  const returnedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const aborter = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    latest.current = aborter;
    setBusy(true);
    setFailed(false);
    findToTake(kind, { ...(JSON.parse(asked) as object), limit: LIMIT.library }, aborter.signal).then(
      (answer) => {
        // Its last part may have been read before it was aborted.
        if (aborter.signal.aborted) return;
        setFound(answer);
        setBusy(false);
      },
      () => {
        if (aborter.signal.aborted) return;
        setFound(undefined);
        setFailed(true);
        setBusy(false);
        if (performance.now() - returnedAt.current < SETTLING)
          again = setTimeout(() => setAttempt((before) => before + 1), AGAIN);
      },
    );
    return () => {
      clearTimeout(again);
      aborter.abort();
    };
  }, [kind, asked, attempt]);

  const more = async () => {
    if (!found || busy || found.list.length >= found.total) return;
    setBusy(true);
    const { current: search } = latest;
    const part = { ...(JSON.parse(asked) as object), limit: LIMIT.library, offset: found.list.length };
    try {
      const { list, total } = await findToTake(kind, part, new AbortController().signal);
      if (latest.current === search) setFound({ list: [...found.list, ...list], total });
    } catch {
      // What is there stays; scrolling further asks again.
    } finally {
      if (latest.current === search) setBusy(false);
    }
  };
  const retry = () => setAttempt(attempt + 1);
  // One that is under way may have begun without a connection, and fail of that.
  useReturn(() => {
    returnedAt.current = performance.now();
    if (failed || busy) retry();
  });
  return { found, failed, busy, more, retry };
};
