"use client";

import { useEffect, useReducer, useRef } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { CallError, call, isGone } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import { dropNoteDraft, keepNoteDraft, readNoteDraft } from "./note-drafts";
import { isUnsaved, nextKey, openPad, type Sheet, notesReducer } from "./notes-reducer";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { toast } from "@/lib/client/page/toast";
import { notesTexts } from "@/lib/messages/notes";
import type { Note, NoteTitle, OpenedNotes } from "@/lib/model/note";

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined);

type Written = Pick<Note, "title" | "text">;

const newNote = (campaignId: number) =>
  createIdempotently<Written, Note>({
    create: (written, idempotencyKey) =>
      call(api.notes.create, { body: { campaignId, ...written }, idempotencyKey }),
    change: (id, written) => call(api.notes.change, { params: { id }, body: written }),
  });

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
  const { sheets, restored } = pad;

  useEffect(() => {
    dispatch({ type: "listed", titles });
  }, [titles]);

  useEffect(() => {
    const drafts = [...titles.map(({ id }) => id), null].flatMap((id) => {
      const draft = readNoteDraft(campaignId, id);
      return draft ? [[id, draft] as const] : [];
    });
    dispatch({ type: "restored", drafts: new Map(drafts) });
    // Only the first time counts.
  }, [campaignId, titles]);

  const kept = useRef(new Map<number | null, Sheet>());
  useEffect(() => {
    if (!restored) return;
    for (const sheet of sheets) {
      const id = sheet.note?.id ?? null;
      if (kept.current.get(id) === sheet) continue;
      kept.current.set(id, sheet);
      const { title, text, seenAt } = sheet;
      if (!isUnsaved(sheet)) dropNoteDraft(campaignId, id);
      else if (text !== null) keepNoteDraft(campaignId, id, { title, text, seenAt });
    }
    if (sheets.every(({ note }) => note)) dropNoteDraft(campaignId, null);
  }, [campaignId, sheets, restored]);

  const conflict = async (key: string, noteId: number) => {
    try {
      const newer = await call(api.notes.read, { params: { id: noteId } });
      dispatch({ type: "conflict", key, newer });
    } catch (error) {
      if (isGone(error)) dispatch({ type: "lost", key });
      else toast.error(notesTexts.loadFailed);
    }
  };

  const creating = useRef(new Map<string, ReturnType<typeof newNote>>());
  const create = async (key: string, written: Written) => {
    const note = creating.current.get(key) ?? newNote(campaignId);
    creating.current.set(key, note);
    const created = await note.save(written);
    creating.current.delete(key);
    return created;
  };

  const store = async ({ key, note, title, text, seenAt }: Sheet) => {
    if (text === null) return;
    try {
      const saved = note
        ? await call(api.notes.change, {
            params: { id: note.id },
            body: { title, text, ...(seenAt && { seenAt }) },
          })
        : await create(key, { title, text });
      dispatch({ type: "saved", key, note: saved });
      toast.success(note ? notesTexts.updated : notesTexts.saved, { about: "notes" });
      updateQuery(api.notes.read, { id: saved.id }, () => saved);
      updateTitles((known) =>
        known.some(({ id }) => id === saved.id)
          ? known.map((other) => (other.id === saved.id ? saved : other))
          : [...known, saved],
      );
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 && note) return conflict(key, note.id);
      toast.error(status === 404 && !note ? notesTexts.noCampaign : notesTexts.saveFailed, {
        about: "notes",
      });
      if (status === 404 && note) dispatch({ type: "lost", key });
    }
  };

  const remove = async ({ key, note }: Sheet) => {
    try {
      if (note) await call(api.notes.remove, { params: { id: note.id } });
    } catch (error) {
      // What somebody else has deleted meanwhile is deleted.
      if (!isGone(error)) return void toast.error(notesTexts.deleteFailed);
    }
    if (note) toast.success(notesTexts.deleted);
    dropNoteDraft(campaignId, note?.id ?? null);
    dispatch({ type: "removed", key });
    if (note) forget(note.id);
  };

  return {
    sheets,
    busy,
    save: (sheet: Sheet) => run(() => store(sheet)),
    remove: (sheet: Sheet) => run(() => remove(sheet)),
    /** Somebody else has deleted the note. */
    forget,
    /** Answers the key of the new sheet. */
    add: () => {
      dispatch({ type: "added" });
      return nextKey(pad);
    },
    dispatch,
  };
}
