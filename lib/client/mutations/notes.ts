import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { Note } from "@/lib/model/note";
import { mutation } from "./mutation";

const keep = (saved: Note) => updateQuery(api.notes.read, { id: saved.id }, () => saved);

export const noteWrites = {
  create: mutation(api.notes.create, { keep }),
  change: mutation(api.notes.change, { keep }),
};
export const removeNote = mutation(api.notes.remove);
/** From a vault of another tool. */
export const importNotes = mutation(api.notesImport.importNotes);
