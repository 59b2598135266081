import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { makeOnce, newlyMade } from "@/lib/client/make-once";
import type { Note } from "@/lib/model/note";

/** The calls that store a new sheet, once, among the notes that were there before. */
export const newNote = (campaignId: number, known: readonly Note[]) =>
  makeOnce<string, Note>({
    make: (text) => call(api.createNote, { body: { campaignId, text } }),
    change: (id, text) => call(api.changeNote, { params: { id }, body: { text } }),
    find: async (text) =>
      newlyMade(await call(api.listNotes, { params: { id: campaignId } }), known, { text }),
  });
