"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { CallError, call, isGone } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import { dropNoteDraft, keepNoteDraft, readNoteDraft } from "./note-drafts";
import { isUnsaved, nextKey, openPad, type Sheet, notesReducer } from "./notes-reducer";
import { useAutosave } from "./use-autosave";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { toast } from "@/lib/client/page/toast";
import { notesTexts } from "@/lib/messages/notes";
import type { Note, NoteTitle, OpenedNotes } from "@/lib/model/note";

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined);

/** What triggered a save: the Save button, autosave, or leaving the page. */
type How = "pressed" | "itself" | "leaving";
/** Browsers send at most 64 kB for a page that is gone; a letter takes up to three bytes. */
const MOST_KEPT_ALIVE = 20_000;

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
  const [quiet, setQuiet] = useState<string>();

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

  /** The conflicting version; an identical text, such as the reader's own save on leaving, is no conflict. */
  const conflict = async ({ key, title, text }: Sheet, noteId: number, how: How) => {
    try {
      const newer = await call(api.notes.read, { params: { id: noteId } });
      dispatch({ type: "conflict", key, newer });
      if (how === "pressed" && newer.title === title && newer.text === text)
        toast.success(notesTexts.updated, { about: "notes" });
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

  /** When each note was saved last from here: what is stored next goes on from there. */
  const savedAt = useRef(new Map<number, Date>());
  const store = async (sheet: Sheet, how: How) => {
    const { key, note, title, text, seenAt } = sheet;
    if (text === null) return;
    const isPressed = how === "pressed";
    dispatch({ type: "sending", key, sent: { title, text } });
    try {
      const own = note && savedAt.current.get(note.id);
      const seen = own && seenAt && own > seenAt ? own : seenAt;
      const saved = note
        ? await call(api.notes.change, {
            params: { id: note.id },
            body: { title, text, ...(seen && { seenAt: seen }) },
            keepalive: how === "leaving" && text.length < MOST_KEPT_ALIVE,
          })
        : await create(key, { title, text });
      savedAt.current.set(saved.id, saved.updatedAt);
      dispatch({ type: "saved", key, note: saved });
      setQuiet(isPressed ? undefined : key);
      if (isPressed) toast.success(note ? notesTexts.updated : notesTexts.saved, { about: "notes" });
      // Who has left the page is not there to drop the draft when the answer comes.
      else if (how === "leaving" && note) dropNoteDraft(campaignId, note.id);
      updateQuery(api.notes.read, { id: saved.id }, () => saved);
      updateTitles((known) =>
        known.some(({ id }) => id === saved.id)
          ? known.map((other) => (other.id === saved.id ? saved : other))
          : [...known, saved],
      );
    } catch (error) {
      const status = statusOf(error);
      if (how === "leaving") return;
      if (status === 409 && note) return conflict(sheet, note.id, how);
      // The text stays as a draft and says that it is not saved; the next key tries again.
      if (!isPressed && status !== 404) return;
      toast.error(status === 404 && !note ? notesTexts.noCampaign : notesTexts.saveFailed, {
        about: "notes",
      });
      if (status === 404 && note) dispatch({ type: "lost", key });
    }
  };

  // One after the other, so that each goes on from what the one before it has stored.
  const queue = useRef(Promise.resolve());
  const enqueue = (sheet: Sheet, how: How) => {
    queue.current = queue.current.then(() => store(sheet, how));
    return queue.current;
  };
  useAutosave(sheets, {
    save: (sheet) => void enqueue(sheet, "itself"),
    saveOnLeaving: (sheet) => void enqueue(sheet, "leaving"),
  });

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
    /** The key of the sheet that has just saved itself. */
    quiet,
    save: (sheet: Sheet) => run(() => enqueue(sheet, "pressed")),
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
