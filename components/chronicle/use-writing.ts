"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { topDialog } from "@/components/ui/dialog/top-layer";
import { api } from "@/lib/client/api/api";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { useQuery } from "@/lib/client/api/use-query";
import { onPageHidden } from "@/lib/client/page/on-page-hidden";
import { toast } from "@/lib/client/page/toast";
import { onSaveWaiting } from "@/lib/client/storage/unsaved";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import { isSame, type Part, PARTS, wordsOf } from "./chapter-words";
import type { Draft, Writing } from "./chapter-state";
import { type ChapterWriting, writeChapter } from "./chapter-writing";
import { chapterDraft } from "./chapter-draft";

/** The chapters that are being written, or whose last save is not answered yet: both pages of the book show the same one. */
const writings = new Map<number, ChapterWriting>();
/** Those that are on the screen. */
const shown = new Set<ChapterWriting>();

/** An evening, and the book that it is in. */
type Place = Pick<Evening, "id" | "campaignId">;

/** Whether the chapter is sealed by now and something else is written here, which couldn't be saved then. */
const isSealedOver = ({ id, campaignId }: Place, writing: ChapterWriting): boolean => {
  const { data } = snapshotOf(queryKey(api.evenings.list, { id: campaignId }));
  const stored = (data as Evening[] | undefined)?.find((one) => one.id === id);
  const written = writing.read();
  return !!stored?.signedAt && written.state !== "kept" && !isSame(written, wordsOf(stored));
};

/**
 * Saves a chapter on unmount, and drops its store once that save is answered. A remount before then shares the store: a new one wouldn't know of
 * the save, and would report its answer as an edit conflict. Where another person's seal has closed the chapter under the hand of its writer,
 * it is said where the words are: no other screen shows them.
 */
const saveAndClose = async (place: Place, writing: ChapterWriting): Promise<void> => {
  await writing.leave(false);
  if (shown.has(writing)) return;
  const isOver = isSealedOver(place, writing);
  // Where the browser keeps no drafts the store has the words, as long as the page lives.
  const isKeptHere = isOver && !chapterDraft(place.id).read();
  if (writings.get(place.id) === writing && !isKeptHere) writings.delete(place.id);
  if (isOver)
    toast.error(chronicleTexts.sealedMeanwhile, { description: chronicleTexts.sealedMeanwhileDetail });
};

/**
 * The parts that have the focus, or all where a dialog is open such as the one that signs: no text changes under the hand. A tick may. A field
 * says of which part it is, itself or by what is around it.
 */
const partsInHand = (): readonly Part[] => {
  if (topDialog()) return PARTS;
  const field = document.activeElement;
  if (!field?.matches("textarea, input:not([type=checkbox])")) return [];
  const part = field.closest("[data-part]")?.getAttribute("data-part");
  return PARTS.filter((one) => one === part);
};

interface Drafted {
  draft: Draft;
  writing: ChapterWriting;
}

/** What happened on an evening, and the chapter that is written of it; undefined until both are there. */
export function useDraft(evening: Evening): {
  drafted: Drafted | undefined;
  error: unknown;
  reload: () => Promise<void>;
} {
  const { data: draft, error, reload } = useQuery(api.eveningDrafts.read, { id: evening.id });
  const [writing, setWriting] = useState(() => writings.get(evening.id));
  useEffect(() => {
    if (!draft || writing) return;
    const one = writings.get(evening.id) ?? writeChapter(evening, draft, partsInHand);
    writings.set(evening.id, one);
    setWriting(one);
  }, [draft, writing, evening]);
  useEffect(() => {
    if (draft) writing?.renew(draft);
  }, [draft, writing]);
  useEffect(() => writing?.follow(evening), [evening, writing]);
  return { drafted: draft && writing && { draft, writing }, error, reload };
}

export const useWriting = (writing: ChapterWriting): Writing =>
  useSyncExternalStore(writing.watch, writing.read, writing.read);

/** Milliseconds after the blur of the text within which the click that caused it ends: it ticks or signs what was on the screen then. */
const PRESS = 1000;

/** Keeps the generated text from being generated anew while `isHeld`, and for `PRESS` after it, since a click begins with the blur. */
export function useHold({ hold }: Pick<ChapterWriting, "hold">, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const letGo = hold();
    return () => void setTimeout(letGo, PRESS);
  }, [hold, isHeld]);
}

/**
 * Saves what waits when the window is put away, the page is left or its person logs out, and what failed once the line or the window is
 * back; for one of the two pages.
 */
export function useSavedBetweenKeys({ id, campaignId }: Place, writing: ChapterWriting): void {
  useEffect(() => {
    shown.add(writing);
    writings.set(id, writing);
    const leave = () => void writing.leave(true);
    const retry = () => writing.read().state === "failed" && void writing.save();
    const stop = onSaveWaiting(() => writing.save());
    window.addEventListener("online", retry);
    const stopWatching = onPageHidden(leave, retry);
    return () => {
      stop();
      stopWatching();
      window.removeEventListener("online", retry);
      shown.delete(writing);
      void saveAndClose({ id, campaignId }, writing);
    };
  }, [id, campaignId, writing]);
}
