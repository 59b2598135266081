import { notesOfCampaign, deleteNote as removeNote, changeNote as updateNote } from "@/db/queries/notes";
import { changeNote, deleteNote, listNotes } from "@/lib/contract/notes";
import { notesTexts } from "@/lib/messages/notes";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listNotes, ({ rows }) => rows, { rows: notesOfCampaign }),
  route(changeNote, ({ body, params }) => updateNote(params.id, body.text, body.seenAt)),
  route(deleteNote, async ({ params }) => {
    await removeNote(params.id);
    return { message: notesTexts.deleted };
  }),
);
