import { notesOfCampaign, deleteNote, noteChange, refuseNoteChange } from "@/db/queries/notes";
import * as notes from "@/lib/contract/notes";
import { notesTexts } from "@/lib/messages/notes";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(notes.list, ({ rows }) => rows, { rows: notesOfCampaign }),
  route(notes.change, async ({ body, db, params, writeOne }) => {
    const [row] = await writeOne((one) => noteChange(one, params.id, body));
    return row ?? refuseNoteChange(db, params.id);
  }),
  route(notes.remove, async ({ params, write }) => {
    await write((tx) => deleteNote(tx, params.id));
    return { message: notesTexts.deleted };
  }),
);
