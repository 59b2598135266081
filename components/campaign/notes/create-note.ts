import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import type { Note } from "@/lib/model/note";

type Written = Pick<Note, "title" | "text">;

const newNote = (campaignId: number) =>
  createIdempotently<Written, Note>({
    create: (written, idempotencyKey) =>
      call(api.notes.create, { body: { campaignId, ...written }, idempotencyKey }),
    change: (id, written) => call(api.notes.change, { params: { id }, body: written }),
  });

/** Creates the notes of new sheets, by the sheets' keys: what is tried again is created once. */
export const noteCreator = () => {
  const creating = new Map<string, ReturnType<typeof newNote>>();
  return async (campaignId: number, key: string, written: Written): Promise<Note> => {
    const note = creating.get(key) ?? newNote(campaignId);
    creating.set(key, note);
    const created = await note.save(written);
    creating.delete(key);
    return created;
  };
};
