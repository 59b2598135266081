import { creator } from "@/lib/client/mutations/creator";
import { noteWrites } from "@/lib/client/mutations/notes";
import type { Note } from "@/lib/model/note";

type NoteText = Pick<Note, "title" | "text">;

const newNote = (campaignId: number) => creator(noteWrites, campaignId, { campaignId });

/** Creates the notes of new sheets, by the sheets' keys: what is tried again is created once. */
export const noteCreator = () => {
  const creating = new Map<string, ReturnType<typeof newNote>>();
  return async (campaignId: number, key: string, written: NoteText): Promise<Note> => {
    const note = creating.get(key) ?? newNote(campaignId);
    creating.set(key, note);
    const created = await note.save({ body: written });
    creating.delete(key);
    return created;
  };
};
