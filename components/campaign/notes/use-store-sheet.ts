import { type Dispatch, useRef, useState } from "react";
import { api } from "@/lib/client/api/api";
import { CallError, call, isGone } from "@/lib/client/api/call";
import { mayBeSignedIn } from "@/lib/client/api/credentials";
import { noteWrites } from "@/lib/client/mutations/notes";
import { toast } from "@/lib/client/page/toast";
import { notesTexts } from "@/lib/messages/notes";
import type { Note } from "@/lib/model/note";
import { noteCreator } from "./create-note";
import { dropStoredDraft } from "./note-drafts";
import { draftIdOf, isOwn, type Sheet, type SheetAction } from "./notes-reducer";

/** What triggered a save: the Save button, autosave, or leaving the page. */
type How = "pressed" | "itself" | "leaving";
const ABOUT = { about: "notes" } as const;

/** Whether the same would be refused again; after too many calls, or once its person has logged in again, it would not. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

interface Store {
  campaignId: number;
  /** Whether the session is still that of who writes. */
  isStillOwn: () => boolean;
  dispatch: Dispatch<SheetAction>;
  onSaved: (saved: Note, key: string, how: How) => void;
}

/** Stores sheets, one after the other, so that each goes on from what the one before it has stored. */
export function useStoreSheet({ campaignId, isStillOwn, dispatch, onSaved }: Store) {
  const [create] = useState(noteCreator);
  /** When each note was saved last from here: what is stored next goes on from there. */
  const savedAt = useRef(new Map<number, Date>());

  const send = ({ key, note, title, seenAt }: Sheet, text: string, how: How): Promise<Note> => {
    if (!note) return create(campaignId, key, { title, text });
    const own = savedAt.current.get(note.id);
    const seen = own && seenAt && own > seenAt ? own : seenAt;
    return noteWrites.change(campaignId, {
      params: { id: note.id },
      body: { title, text, ...(seen && { seenAt: seen }) },
      keepalive: how === "leaving",
    });
  };
  const settle = (sheet: Sheet, text: string, saved: Note, how: How) => {
    const { key, note, title } = sheet;
    savedAt.current.set(saved.id, saved.updatedAt);
    dispatch({ type: "saved", key, note: saved });
    if (how === "pressed") toast.success(note ? notesTexts.updated : notesTexts.saved, ABOUT);
    // At once: who has left the page is not there to drop the draft when the answer comes, and a log-out asks where one is left.
    dropStoredDraft(campaignId, draftIdOf(sheet), { title, text });
    onSaved(saved, key, how);
  };
  /**
   * The conflicting version; an identical text, such as the reader's own save on leaving, is no conflict, and on one that was sent from here
   * what stands on the sheet is stored at once.
   */
  const conflict = async (sheet: Sheet, noteId: number, how: How) => {
    const { key, title, text } = sheet;
    try {
      const newer = await call(api.notes.read, { params: { id: noteId } });
      dispatch({ type: "conflict", key, newer });
      if (newer.title !== title || newer.text !== text) {
        if (isOwn(sheet, newer)) await store({ ...sheet, note: newer, seenAt: newer.updatedAt }, how);
      } else if (how === "pressed") toast.success(notesTexts.updated, ABOUT);
    } catch (error) {
      if (isGone(error)) dispatch({ type: "lost", key });
      else toast.error(notesTexts.loadFailed, ABOUT);
    }
  };
  const fail = async (sheet: Sheet, error: unknown, how: How) => {
    const { key, note, title, text } = sheet;
    if (how === "leaving") return;
    const status = error instanceof CallError ? error.status : 0;
    if (status === 409 && note) return conflict(sheet, note.id, how);
    // The text stays as a draft and says that it is not saved. Where no answer came it is sent again by itself, where it was refused by the next key.
    const refused = isRefusal(status);
    if (how === "pressed" || (refused && !sheet.refused))
      toast.error(isGone(error) && !note ? notesTexts.noCampaign : notesTexts.saveFailed, ABOUT);
    if (isGone(error) && note) dispatch({ type: "lost", key });
    else if (refused && text !== null) dispatch({ type: "refused", key, sent: { title, text } });
  };
  const store = async (sheet: Sheet, how: How) => {
    const { key, title, text } = sheet;
    if (text === null || !isStillOwn()) return;
    // Lets autosave try again where this fails.
    dispatch({ type: "sending", key, sent: { title, text } });
    // Behind the Login Required overlay, which lets in again who logs in in another tab.
    if (how === "itself" && !mayBeSignedIn()) return;
    try {
      settle(sheet, text, await send(sheet, text, how), how);
    } catch (error) {
      await fail(sheet, error, how);
    }
  };

  const queue = useRef(Promise.resolve());
  return {
    store: (sheet: Sheet, how: How): Promise<void> => {
      queue.current = queue.current.then(() => store(sheet, how));
      return queue.current;
    },
    /** Resolves once all that was sent is answered. */
    answered: () => queue.current,
  };
}
