"use client";

import { useEffect, useState } from "react";
import { findInLibrary } from "@/components/library/use-library-search";
import { useReturn } from "@/components/ui/history/use-return";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { LIMIT } from "@/lib/constants";
import type { LibraryKind, LibrarySummaries } from "@/lib/model/library";
import type { Hit } from "@/lib/model/search";

/** What was found, in whichever book. */
export type FoundHit = Omit<Hit, "campaignId"> & { campaignId: number | null };
export interface FoundEntry {
  kind: LibraryKind;
  entry: LibrarySummaries[LibraryKind];
}
/** An answer with the words that it belongs to. */
interface Answer<T> {
  query: string;
  list: readonly T[];
  /** Whether some of it could not be loaded. */
  hasFailed?: boolean;
}

/** Debounce of the search request, in milliseconds: one goes out once typing pauses, not one a key. */
const PAUSE = 90;
/** Of each kind of the library. */
const FEW = 3;
/** In the order in which they are listed. */
const KINDS = [
  "monsters",
  "items",
  "spells",
  "conditions",
  "races",
  "classes",
] as const satisfies readonly LibraryKind[];

const findHits = async (
  campaignId: number | null,
  query: string,
  signal: AbortSignal,
): Promise<FoundHit[]> => {
  const body = { query, limit: LIMIT.hits };
  if (campaignId === null) return call(api.search.inAllBooks, { body, signal });
  const hits = await call(api.search.inBook, { params: { id: campaignId }, body, signal });
  return hits.map((hit) => ({ ...hit, campaignId }));
};

const findEntries = async (query: string, signal: AbortSignal): Promise<Answer<FoundEntry>> => {
  const answers = await Promise.allSettled(
    KINDS.map(async (kind) => {
      const { list } = await findInLibrary(kind, { query, limit: FEW }, signal);
      return list.map((entry) => ({ kind, entry }));
    }),
  );
  const list = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  return { query, list, hasFailed: answers.some(({ status }) => status === "rejected") };
};

/** Searches once typing pauses; the answer gives the search up. */
const afterPause = (search: (signal: AbortSignal) => void): (() => void) => {
  const aborter = new AbortController();
  const timer = setTimeout(() => search(aborter.signal), PAUSE);
  return () => {
    clearTimeout(timer);
    aborter.abort();
  };
};

/**
 * What a book, or all of one's books, and the library have while one types. The answer before stays until the next is there; a search that
 * was overtaken is aborted, so that an older answer can't come last. Without the library the book's answer stands, and it is said.
 */
export const useFound = (campaignId: number | null, query: string) => {
  const [hits, setHits] = useState<Answer<FoundHit>>();
  const [entries, setEntries] = useState<Answer<FoundEntry>>();
  const [failedQuery, setFailedQuery] = useState<string>();
  /** Counted apart: what was answered is not asked again for what failed. */
  const [attempt, setAttempt] = useState(0);
  const [libraryAttempt, setLibraryAttempt] = useState(0);

  useEffect(() => {
    if (query === "") return;
    return afterPause((signal) => {
      setFailedQuery(undefined);
      findHits(campaignId, query, signal).then(
        (list) => setHits({ query, list }),
        () => {
          if (!signal.aborted) setFailedQuery(query);
        },
      );
    });
  }, [campaignId, query, attempt]);
  useEffect(() => {
    if (query === "") return;
    return afterPause((signal) => {
      void findEntries(query, signal).then((answer) => {
        if (!signal.aborted) setEntries(answer);
      });
    });
  }, [query, libraryAttempt]);

  const failed = query !== "" && failedQuery === query;
  const isLibraryAnswered = entries?.query === query;
  const libraryFailed = isLibraryAnswered && entries.hasFailed === true;
  const retry = () => {
    if (failed) {
      setFailedQuery(undefined);
      setAttempt(attempt + 1);
    }
    if (libraryFailed) setLibraryAttempt(libraryAttempt + 1);
  };
  useReturn(retry);
  const isAsked = query !== "" && !failed;
  return {
    hits: isAsked ? hits?.list : undefined,
    entries: isAsked ? entries?.list : undefined,
    /** Whether the answer of the book to these very words has come. */
    isAnswered: hits?.query === query,
    isLibraryAnswered,
    libraryFailed,
    failed,
    retry,
  };
};
