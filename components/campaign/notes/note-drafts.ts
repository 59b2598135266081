import { draftNames, dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Draft } from "./notes-reducer";

const NONE: Omit<Draft, "seenAt"> & { seenAt: string } = { title: "", text: "", seenAt: "", sent: [] };

/** A note that is not stored yet has no id; a campaign has at most one draft of such a note. */
const nameOf = (campaignId: number, noteId: number | null) => `note:${campaignId}:${noteId ?? "new"}`;

/** The drafts of a campaign's notes in this browser, by note id (null: not stored yet). Those of deleted notes too, whose words would be lost. */
export const readNoteDrafts = (campaignId: number): Map<number | null, Draft> => {
  const names = draftNames(`note:${campaignId}:`);
  return new Map(
    names.flatMap((name) => {
      const kept = readFormDraft(name, NONE)?.values;
      if (!kept) return [];
      const id = Number(name.split(":")[2]) || null;
      return [[id, { ...kept, seenAt: kept.seenAt === "" ? null : new Date(kept.seenAt) }] as const];
    }),
  );
};

export const keepNoteDraft = (campaignId: number, noteId: number | null, { seenAt, ...words }: Draft) =>
  keepFormDraft(nameOf(campaignId, noteId), NONE, { ...words, seenAt: seenAt?.toISOString() ?? "" });

/** Drops the draft whose words are stored now; words that were written since stay. */
export const dropStoredDraft = (
  campaignId: number,
  noteId: number | null,
  { title, text }: Pick<Draft, "title" | "text">,
): void => {
  const kept = readNoteDrafts(campaignId).get(noteId);
  if (kept?.title === title && kept.text === text) dropNoteDraft(campaignId, noteId);
};

export const dropNoteDraft = (campaignId: number, noteId: number | null): void =>
  dropDraft(nameOf(campaignId, noteId));
