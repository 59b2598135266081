import "server-only";
import { and, asc, eq, getTableColumns, type Placeholder } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { notes } from "@/db/schema/campaigns";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { holdRoom } from "./room";
import { inserted, only } from "./rows";

const inCampaign = (db: Runner, campaignId: number | Placeholder) =>
  db
    .select(named(getTableColumns(notes)))
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(asc(notes.createdAt), asc(notes.id));

/** The campaign's notes, oldest first. */
export const listNotes = async (db: Runner, campaignId: number) => inCampaign(db, campaignId);
export const notesOfCampaign = jsonList("notes of a campaign", inCampaign);

export const findNote = async (db: Runner, id: number) =>
  only(await db.select().from(notes).where(eq(notes.id, id)));

interface Written {
  /** Left out, a new note has none and a stored one keeps its own. */
  title?: string | undefined;
  text: string;
}

export const createNote = async (tx: Transaction, campaignId: number, { title, text }: Written) => {
  await holdRoom(tx, "notes", campaignId);
  return inserted(await tx.insert(notes).values({ campaignId, title, text }).returning());
};

/** Writes the note, unless `seenAt` is given and the note has been written since: then nothing changes (409). */
export const changeNote = async (
  tx: Transaction,
  noteId: number,
  { title, text, seenAt }: Written & { seenAt?: Date | undefined },
) => {
  const [row] = await tx
    .update(notes)
    .set({ title, text, updatedAt: new Date() })
    .where(and(eq(notes.id, noteId), seenAt && eq(notes.updatedAt, seenAt)))
    .returning();
  if (row) return row;
  const [newer] = await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId));
  if (newer) throw new Failure("conflict", "These notes were changed elsewhere since you opened them");
  throw new Failure("missing", "These notes no longer exist");
};

export const deleteNote = async (tx: Transaction, noteId: number): Promise<void> => {
  only(await tx.delete(notes).where(eq(notes.id, noteId)).returning({ id: notes.id }));
};
