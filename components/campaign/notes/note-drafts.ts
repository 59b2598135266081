import { draftNames, dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Draft, Sheet } from "./notes-reducer";

type Words = Pick<Sheet, "title" | "text">;

const NONE: Omit<Draft, "seenAt"> & { seenAt: string } = { title: "", text: "", seenAt: "", sent: [] };

/** Of one that is not stored yet none. */
const idOf = (name: string): number | null => Number(name.split(":")[2]) || null;

/** The drafts of a campaign's notes in this browser, with the note's id (null: not stored yet). Those of deleted notes too, whose words would be lost. */
export const readNoteDrafts = (campaignId: number): (readonly [number | null, Draft])[] =>
  draftNames(`note:${campaignId}:`).flatMap((name) => {
    const kept = readFormDraft(name, NONE)?.values;
    if (!kept) return [];
    return [[idOf(name), { ...kept, seenAt: kept.seenAt === "" ? null : new Date(kept.seenAt) }] as const];
  });

/** The draft that holds these words. */
const holding = (campaignId: number, noteId: number | null, { title, text }: Words): string | undefined =>
  draftNames(`note:${campaignId}:`).find((name) => {
    const kept = idOf(name) === noteId ? readFormDraft(name, NONE)?.values : undefined;
    return kept?.title === title && kept.text === text;
  });

/** Each tab may have a note that is not stored yet and has no id: what a tab has kept of it is known by its words. */
const placeOfNew = (campaignId: number, kept: Words): string => {
  const place = `note:${campaignId}:new`;
  const free = () => (draftNames(place).includes(place) ? `${place} ${Date.now()}` : place);
  return holding(campaignId, null, kept) ?? free();
};

/** Keeps what stands on a sheet, in the place of what this tab has kept of it `before`. */
export const keepNoteDraft = (
  campaignId: number,
  noteId: number | null,
  { seenAt, ...words }: Draft,
  before: Words = words,
) => {
  const name = noteId === null ? placeOfNew(campaignId, before) : `note:${campaignId}:${noteId}`;
  keepFormDraft(name, NONE, { ...words, seenAt: seenAt?.toISOString() ?? "" });
};

/** Drops the draft whose words are stored now, or thrown away; other words stay, which were written since or in another tab. */
export const dropStoredDraft = (campaignId: number, noteId: number | null, words: Words): void => {
  const name = holding(campaignId, noteId, words);
  if (name !== undefined) dropDraft(name);
};
