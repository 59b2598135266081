"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { LIMIT } from "@/lib/constants";
import { onPageHidden } from "@/lib/client/page/on-page-hidden";
import { onSaveWaiting } from "@/lib/client/storage/unsaved";
import { isRefused, isUnsaved, type Sheet } from "./notes-reducer";

/** Milliseconds after the last key. */
const QUIET = 2000;

/** A sheet that was saved before saves itself; the first time, one says so. A conflict waits for a choice, what was refused for the next key. */
const savesItself = (sheet: Sheet): boolean => {
  const { note, newer, text } = sheet;
  const isWritten = note !== null && note.text !== null && text !== null && text.length <= LIMIT.note;
  return isWritten && newer === null && isUnsaved(sheet) && !isRefused(sheet);
};

interface Autosave {
  save: (sheet: Sheet) => void;
  /** The page or component unmounts: the request has to be sent with `keepalive`. */
  saveOnLeaving: (sheet: Sheet) => void;
  /** Resolves once all that was sent is answered. */
  answered: () => Promise<void>;
}

/** Saves sheets a moment after the last key, when the window is put away, when their page is left, and before a log-out. */
export function useAutosave(sheets: readonly Sheet[], { save, saveOnLeaving, answered }: Autosave): void {
  const waiting = useRef(new Map<string, { sheet: Sheet; timer: ReturnType<typeof setTimeout> }>());
  const saveNow = useEffectEvent(save);
  const saveLast = useEffectEvent(saveOnLeaving);
  const allAnswered = useEffectEvent(answered);

  useEffect(() => {
    const all = waiting.current;
    for (const sheet of sheets) {
      const before = all.get(sheet.key);
      const isSame = before?.sheet.text === sheet.text && before.sheet.title === sheet.title;
      if (before && isSame && savesItself(sheet)) {
        before.sheet = sheet;
        continue;
      }
      clearTimeout(before?.timer);
      all.delete(sheet.key);
      if (!savesItself(sheet)) continue;
      const entry = {
        sheet,
        timer: setTimeout(() => {
          all.delete(sheet.key);
          saveNow(entry.sheet);
        }, QUIET),
      };
      all.set(sheet.key, entry);
    }
  }, [sheets]);

  useEffect(() => {
    const all = waiting.current;
    const flush = () => {
      const entries = [...all.values()];
      all.clear();
      for (const { sheet, timer } of entries) {
        clearTimeout(timer);
        saveLast(sheet);
      }
    };
    const stopWatching = onPageHidden(flush);
    const stop = onSaveWaiting(() => {
      flush();
      return allAnswered();
    });
    return () => {
      stop();
      stopWatching();
      flush();
    };
  }, []);
}
