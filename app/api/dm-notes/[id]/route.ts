import { notesOfCampaign, deleteNote as removeNote, changeNote as updateNote } from "@/db/queries/notes";
import { changeNote, deleteNote, listNotes } from "@/lib/contract/notes";
import { notesTexts } from "@/lib/messages/notes";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listNotes, ({ rows }) => rows, { rows: notesOfCampaign }),
  route(changeNote, ({ body, params, write }) => write((tx) => updateNote(tx, params.id, body))),
  route(deleteNote, async ({ params, write }) => {
    await write((tx) => removeNote(tx, params.id));
    return { message: notesTexts.deleted };
  }),
);
