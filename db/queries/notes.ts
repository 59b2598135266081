import "server-only";
import { and, asc, eq, getTableColumns, type Placeholder, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listing, named } from "@/db/listing";
import { prepared } from "@/db/prepared";
import { notes } from "@/db/schema/campaigns";
import type { Runner } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";

const inCampaign = (db: Runner, campaignId: number | Placeholder) =>
  db
    .select(named(getTableColumns(notes)))
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(asc(notes.createdAt), asc(notes.id));

/** The campaign's notes, oldest first. */
export const listNotes = async (campaignId: number) => inCampaign(await database(), campaignId);
export const notesOfCampaign = listing("notes of a campaign", inCampaign);

export const createNote = async (campaignId: number, text: string) => {
  const db = await database();
  const [row] = await db.insert(notes).values({ campaignId, text }).returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
};

const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;
const writing = prepared("write a note", (db, name) =>
  db
    .update(notes)
    .set({ text: sql`${sql.placeholder("text")}`, updatedAt: moment("now") })
    .where(
      and(
        eq(notes.id, sql.placeholder("id")),
        sql`(${moment("seenAt")} is null or ${notes.updatedAt} = ${moment("seenAt")})`,
      ),
    )
    .returning()
    .prepare(name),
);

/** Writes the text, unless `seenAt` is given and the note has been written since: then nothing changes (409). */
export const changeNote = async (noteId: number, text: string, seenAt: Date | undefined) => {
  const values = { id: noteId, text, now: new Date().toISOString(), seenAt: seenAt?.toISOString() ?? null };
  const [row] = await (await writing()).execute(values);
  if (row) return row;
  const db = await database();
  const [newer] = await db.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId));
  if (newer) throw new Failure("conflict", "These notes were changed elsewhere since you opened them");
  throw new Failure("missing", "These notes no longer exist");
};

export const deleteNote = async (noteId: number): Promise<void> => {
  const db = await database();
  await db.delete(notes).where(eq(notes.id, noteId));
};
