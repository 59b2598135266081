import "server-only";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { notes } from "@/db/schema/campaigns";
import type { Runner, Transaction } from "@/db/transaction";
import type { OpenedNotes } from "@/lib/model/note";
import { Failure } from "@/lib/model/failure";
import { inBatches } from "./in-batches";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";

const columns = getTableColumns(notes);
const { text: _, campaignId: __, ...titleColumns } = columns;
const oldestFirst = [asc(notes.createdAt), asc(notes.id)] as const;

/** The campaign's notes, oldest first. */
export const notesOfCampaign = jsonList("notes of a campaign", (db, campaignId) =>
  db
    .select(named(columns))
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(...oldestFirst),
);

/** The same without their texts. */
export const titlesOfCampaign = jsonList("titles of the notes of a campaign", (db, campaignId) =>
  db
    .select(named(titleColumns))
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(...oldestFirst),
);

export const oneNote = jsonList("a note", (db, id) =>
  db.select(named(columns)).from(notes).where(eq(notes.id, id)),
);

/** All titles and the first text: what a book that is opened shows. The other texts stay in the database. */
export const openNotes = async (db: Runner, campaignId: number): Promise<OpenedNotes> => {
  const isFirst = sql`row_number() over (order by ${notes.createdAt}, ${notes.id}) = 1`;
  const { id, title, updatedAt } = notes;
  const rows = await db
    .select({ id, title, updatedAt, text: sql<string | null>`case when ${isFirst} then ${notes.text} end` })
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(...oldestFirst);
  const [first] = rows;
  return {
    titles: rows.map(({ text: ___, ...row }) => row),
    first: first && { ...first, text: first.text ?? "" },
  };
};

export const findNote = async (db: Runner, id: number) =>
  oneOrMissing(await db.select().from(notes).where(eq(notes.id, id)));

interface NoteText {
  /** Left out, a new note has none and a stored one keeps its own. */
  title?: string | undefined;
  text: string;
}

export const createNote = async (tx: Transaction, campaignId: number, { title, text }: NoteText) => {
  await enforceQuota(tx, "notes", campaignId);
  return insertedRow(await tx.insert(notes).values({ campaignId, title, text }).returning());
};

/** Writes many behind those that are there, in their order; answers their ids in the same. */
export const createNotes = async (
  tx: Transaction,
  campaignId: number,
  sheets: readonly { title: string; text: string }[],
): Promise<number[]> => {
  if (sheets.length > 0) await enforceQuota(tx, "notes", campaignId, sheets.length);
  const ids: number[] = [];
  for await (const some of inBatches(sheets)) {
    const rows = some.map(({ title, text }) => ({ campaignId, title, text }));
    ids.push(...(await tx.insert(notes).values(rows).returning({ id: notes.id })).map(({ id }) => id));
  }
  return ids;
};

/** Writes the note, unless `seenAt` is given and the note has been written since: then there is no row to change. */
export const noteChange = (
  db: Runner,
  noteId: number,
  { title, text, seenAt }: Partial<NoteText> & { seenAt?: Date | undefined },
) =>
  db
    .update(notes)
    .set({
      title,
      text,
      // A change of nothing is none, which would refuse what somebody else is about to save.
      updatedAt: title === undefined && text === undefined ? sql`${notes.updatedAt}` : new Date(),
    })
    .where(and(eq(notes.id, noteId), seenAt && eq(notes.updatedAt, seenAt)))
    .returning();

/** Says why `noteChange` changed nothing. @throws Failure */
export const refuseNoteChange = async (db: Runner, noteId: number): Promise<never> => {
  const [newer] = await db.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId));
  if (newer) throw new Failure("conflict", "These notes were changed elsewhere since you opened them");
  throw new Failure("missing", "These notes no longer exist");
};

export const deleteNote = async (tx: Transaction, noteId: number): Promise<void> => {
  oneOrMissing(await tx.delete(notes).where(eq(notes.id, noteId)).returning({ id: notes.id }));
};
