"use client";

import { useRouter } from "next/navigation";
import { useEffect, useReducer, useRef } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api";
import { CallError, call, isGone } from "@/lib/client/call";
import { dropNoteDraft, keepNoteDraft, readNoteDraft } from "@/lib/client/note-drafts";
import { isUnsaved, nextKey, openPad, type Sheet, turnPad } from "@/lib/client/note-sheets";
import { selectedId } from "@/lib/client/selection";
import { isStorageBlocked } from "@/lib/client/storage";
import { toast } from "@/lib/client/toast";
import { notesTexts } from "@/lib/messages/notes";
import type { Note } from "@/lib/model/note";
import { newNote } from "./make-note";

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined);
/** After log-out, or when the campaign was left or deleted in another tab. */
const nothingSelected = () => selectedId("selectedCampaignId") === null && !isStorageBlocked();

/** The sheets of a campaign's notes pad, kept as drafts in this browser until they are stored. */
export function useNoteSheets(campaignId: number, notes: readonly Note[]) {
  const router = useRouter();
  const { busy, run } = useBusy();
  const [pad, dispatch] = useReducer(turnPad, notes, openPad);
  const { sheets, restored } = pad;

  useEffect(() => {
    dispatch({ type: "loaded", notes });
  }, [notes]);

  useEffect(() => {
    const drafts = [...notes.map(({ id }) => id), null].flatMap((id) => {
      const draft = readNoteDraft(campaignId, id);
      return draft ? [[id, draft] as const] : [];
    });
    dispatch({ type: "restored", drafts: new Map(drafts) });
    // Only the first time counts.
  }, [campaignId, notes]);

  const kept = useRef(new Map<number | null, Sheet>());
  useEffect(() => {
    if (!restored) return;
    for (const sheet of sheets) {
      const id = sheet.note?.id ?? null;
      if (kept.current.get(id) === sheet) continue;
      kept.current.set(id, sheet);
      if (isUnsaved(sheet)) keepNoteDraft(campaignId, id, sheet);
      else dropNoteDraft(campaignId, id);
    }
    if (sheets.every(({ note }) => note)) dropNoteDraft(campaignId, null);
  }, [campaignId, sheets, restored]);

  const outrun = async (key: string, noteId: number) => {
    const stored = await call(api.listNotes, { params: { id: campaignId } }).catch(() => null);
    if (!stored) return void toast.error(notesTexts.loadFailed);
    const newer = stored.find(({ id }) => id === noteId);
    if (newer) dispatch({ type: "outrun", key, newer });
    else dispatch({ type: "lost", key });
  };

  const making = useRef(new Map<string, ReturnType<typeof newNote>>());
  const make = async (key: string, text: string) => {
    const one = making.current.get(key) ?? newNote(campaignId, notes);
    making.current.set(key, one);
    const made = await one.put(text);
    making.current.delete(key);
    return made;
  };

  const store = async ({ key, note, text, seenAt }: Sheet) => {
    if (nothingSelected()) return void toast.error(notesTexts.noCampaign);
    try {
      const saved = note
        ? await call(api.changeNote, {
            params: { id: note.id },
            body: { text, ...(seenAt && { seenAt }) },
          })
        : await make(key, text);
      dispatch({ type: "saved", key, note: saved });
      toast.success(note ? notesTexts.updated : notesTexts.saved);
      // What the browser kept of this page shows the notes as they were.
      router.refresh();
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 && note) return outrun(key, note.id);
      toast.error(status === 404 && !note ? notesTexts.noCampaign : notesTexts.saveFailed);
      if (status === 404 && note) dispatch({ type: "lost", key });
    }
  };

  const remove = async ({ key, note }: Sheet) => {
    try {
      if (note) await call(api.deleteNote, { params: { id: note.id } });
    } catch (error) {
      // What somebody else has deleted meanwhile is deleted.
      if (!isGone(error)) return void toast.error(notesTexts.deleteFailed);
    }
    if (note) toast.success(notesTexts.deleted);
    dropNoteDraft(campaignId, note?.id ?? null);
    dispatch({ type: "removed", key });
    router.refresh();
  };

  return {
    sheets,
    busy,
    save: (sheet: Sheet) => run(() => store(sheet)),
    remove: (sheet: Sheet) => run(() => remove(sheet)),
    /** Answers the key of the new sheet. */
    add: () => {
      dispatch({ type: "added" });
      return nextKey(pad);
    },
    dispatch,
  };
}
