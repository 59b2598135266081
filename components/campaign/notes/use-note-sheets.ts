"use client";

import { useEffect, useReducer, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { rememberPerson } from "@/lib/client/api/remember-person";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { attempt, untilDone } from "@/lib/client/mutations/attempt";
import { removeNote } from "@/lib/client/mutations/notes";
import { notesTexts } from "@/lib/messages/notes";
import type { NoteTitle, OpenedNotes } from "@/lib/model/note";
import { dropStoredDraft } from "./note-drafts";
import { draftIdOf, nextKey, notesReducer, openPad, type Sheet } from "./notes-reducer";
import { useAutosave } from "./use-autosave";
import { useSheetDrafts } from "./use-sheet-drafts";
import { useStoreSheet } from "./use-store-sheet";

/** The sheets of a campaign's notes pad, kept as drafts in this browser until they are stored. */
export function useNoteSheets(campaignId: number, rendered: OpenedNotes) {
  const { data: titles = rendered.titles } = useQuery(
    api.notes.listTitles,
    { id: campaignId },
    rendered.titles,
  );
  const updateTitles = (change: (known: NoteTitle[]) => NoteTitle[]) =>
    updateQuery(api.notes.listTitles, { id: campaignId }, change);
  const forget = (noteId: number) => updateTitles((known) => known.filter(({ id }) => id !== noteId));
  const { busy, run } = useBusy();
  const [pad, dispatch] = useReducer(notesReducer, rendered, openPad);
  const { sheets } = pad;
  const [quiet, setQuiet] = useState<string>();

  useEffect(() => {
    dispatch({ type: "listed", titles });
  }, [titles]);

  const [isStillOwn] = useState(rememberPerson);
  useSheetDrafts(campaignId, pad, { isStillOwn, dispatch });

  const { store, answered } = useStoreSheet({
    campaignId,
    isStillOwn,
    dispatch,
    onSaved: (saved, key, how) => {
      setQuiet(how === "pressed" ? undefined : key);
      updateTitles((known) =>
        known.some(({ id }) => id === saved.id)
          ? known.map((other) => (other.id === saved.id ? saved : other))
          : [...known, saved],
      );
    },
  });
  useAutosave(sheets, {
    // A deleted sheet's timer may still run: its PUT would be answered 404, and said to have failed.
    save: (sheet) => sheets.includes(sheet) && void store(sheet, "itself"),
    saveOnLeaving: (sheet) => void store(sheet, "leaving"),
    answered,
  });

  const remove = async (sheet: Sheet) => {
    const { key, note } = sheet;
    if (note) {
      const work = untilDone(
        () => removeNote(campaignId, { params: { id: note.id } }),
        isDeletedIn(campaignId),
      );
      const said = { failed: notesTexts.deleteFailed, sentence: "unsaid", done: notesTexts.deleted } as const;
      if (!(await attempt(work, said))) return;
    }
    dropStoredDraft(campaignId, draftIdOf(sheet), sheet);
    dispatch({ type: "removed", key });
    if (note) forget(note.id);
  };

  return {
    sheets,
    busy,
    /** The key of the sheet that has just saved itself. */
    quiet,
    save: (sheet: Sheet) => run(() => store(sheet, "pressed")),
    remove: (sheet: Sheet) => run(() => remove(sheet)),
    /** The note was deleted in another browser. */
    forget,
    /** Answers the key of the new sheet. */
    add: () => {
      dispatch({ type: "added" });
      return nextKey(pad);
    },
    dispatch,
  };
}
