import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { notes } from "@/db/schema/campaigns";
import { Failure } from "@/lib/model/failure";

/** The campaign's notes, oldest first. */
export const listNotes = async (campaignId: number) => {
  const db = await database();
  return db
    .select()
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(asc(notes.createdAt), asc(notes.id));
};

export const createNote = async (campaignId: number, text: string) => {
  const db = await database();
  const [row] = await db.insert(notes).values({ campaignId, text }).returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
};

/** Writes the text, unless `seenAt` is given and the note has been written since: then nothing changes (409). */
export const changeNote = async (noteId: number, text: string, seenAt: Date | undefined) => {
  const db = await database();
  const unchanged = seenAt === undefined ? undefined : eq(notes.updatedAt, seenAt);
  const [row] = await db
    .update(notes)
    .set({ text, updatedAt: new Date() })
    .where(and(eq(notes.id, noteId), unchanged))
    .returning();
  if (row) return row;
  const [newer] = await db.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId));
  if (newer) throw new Failure("conflict", "These notes were changed elsewhere since you opened them");
  throw new Failure("missing", "These notes no longer exist");
};

export const deleteNote = async (noteId: number): Promise<void> => {
  const db = await database();
  await db.delete(notes).where(eq(notes.id, noteId));
};
