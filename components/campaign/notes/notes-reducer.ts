import type { Note, NoteTitle, OpenedNotes } from "@/lib/model/note";
import { isOtherSent, isSent, isSentLast, withSent } from "@/lib/rules/sent-texts";

/** A note as far as it is loaded: the text is null until its sheet is opened. */
type Stored = NoteTitle & { text: string | null };

/** A sheet of the notes pad: what stands on it, and what is stored. */
export interface Sheet {
  /** Stays with the sheet when it is stored for the first time. */
  key: string;
  note: Stored | null;
  /** Id of the deleted note whose text this sheet still shows. Its draft keeps that id as its key. */
  lost?: number | null;
  title: string;
  /** Null until it is loaded, unless a draft of it was kept. */
  text: string | null;
  /** When the version was saved that the text goes on from; null where none was. */
  seenAt: Date | null;
  /** A version that somebody saved meanwhile, until one is chosen. */
  newer: Note | null;
  /** Digests of what was sent since the last answer: another's version is known by them from one's own, also where an answer was lost. */
  sent: readonly string[];
  /** What the server has refused: the same is not tried again by itself. */
  refused?: Pick<Note, "title" | "text"> | undefined;
}

export interface Draft {
  title: string;
  text: string;
  seenAt: Date | null;
  sent: readonly string[];
}

/** Which of two versions stays. */
export type Whose = "mine" | "theirs" | "both";

export type SheetAction =
  | { type: "listed"; titles: readonly NoteTitle[] }
  | { type: "loaded"; note: Note }
  | { type: "restored"; drafts: Iterable<readonly [number | null, Draft]> }
  | { type: "wrote"; key: string; text: string }
  | { type: "named"; key: string; title: string }
  | { type: "sending"; key: string; sent: Pick<Note, "title" | "text"> }
  | { type: "refused"; key: string; sent: Pick<Note, "title" | "text"> }
  | { type: "saved"; key: string; note: Note }
  | { type: "conflict"; key: string; newer: Note }
  | { type: "settled"; key: string; whose: Whose }
  | { type: "lost"; key: string }
  | { type: "added" }
  | { type: "removed"; key: string };

export interface Pad {
  sheets: readonly Sheet[];
  /** Keys are counted, so that no two sheets ever had the same. */
  count: number;
  restored: boolean;
}

/** What of a note is sent, as its digest is made of it. */
const contentOf = ({ title, text }: Pick<Stored, "title" | "text">): unknown => [title, text];

/**
 * Whether what stands on it may differ from what is stored. It does too where the stored words were put back while others are on their way:
 * those are stored as they arrive.
 */
export const isUnsaved = (sheet: Sheet): boolean => {
  const { title, text, note, sent } = sheet;
  if (!note) return text !== "" || title !== "";
  return text !== note.text || title !== note.title || isOtherSent(sent, contentOf(sheet));
};

/** Whether the server has refused what stands on it. */
export const isRefused = ({ title, text, refused }: Sheet): boolean =>
  refused !== undefined && text === refused.text && title === refused.title;

/** Whether nothing can be shown on it yet. */
export const isAwaited = ({ text }: Sheet): boolean => text === null;

/** Whether a stored version was sent from here. */
export const isOwn = ({ sent }: Sheet, stored: Note): boolean => isSent(sent, contentOf(stored));

/** Under which id its draft is kept; null for a sheet that was never stored, whose draft is known by its words. */
export const draftIdOf = ({ note, lost }: Sheet): number | null => note?.id ?? lost ?? null;

/** The key of the sheet on which a stored note stands. */
export const keyOfNote = (id: number): string => `note-${id}`;
const sheetOf = (note: Stored): Sheet => ({
  key: keyOfNote(note.id),
  note,
  title: note.title,
  text: note.text,
  seenAt: note.updatedAt,
  newer: null,
  sent: [],
});
const keyAt = (count: number) => `new-${count}`;
/** The key of the sheet that would be added next. */
export const nextKey = ({ count }: Pad): string => keyAt(count);
const blank = (count: number, { title, text } = { title: "", text: "" }): Sheet => ({
  key: keyAt(count),
  note: null,
  title,
  text,
  seenAt: null,
  newer: null,
  sent: [],
});

const unloaded = (title: NoteTitle): Sheet => sheetOf({ ...title, text: null });

/** The oldest note comes first; a pad without notes is one empty sheet. */
export const openPad = ({ titles, first }: OpenedNotes): Pad =>
  filled({
    sheets: titles.map((title) => (title.id === first?.id ? sheetOf(first) : unloaded(title))),
    count: 0,
    restored: false,
  });

const filled = (pad: Pad): Pad =>
  pad.sheets.length > 0 ? pad : { ...pad, sheets: [blank(pad.count)], count: pad.count + 1 };

/** A sheet beside the version of its note that is stored now. */
const mergeServerVersion = (sheet: Sheet, stored: Note): Sheet => {
  if (sheet.note && stored.updatedAt < sheet.note.updatedAt) return sheet;
  const isSame = sheet.text === stored.text && sheet.title === stored.title;
  if (!isUnsaved(sheet)) return { ...sheetOf(stored), key: sheet.key };
  if (isSame) {
    // A version that was seen before, or that was not sent last, answers nothing: what was sent may still be stored over it.
    const answers = stored.updatedAt > (sheet.seenAt ?? 0) && isSentLast(sheet.sent, contentOf(stored));
    return { ...sheetOf(stored), key: sheet.key, sent: answers ? [] : sheet.sent };
  }
  // Told of one's own saving before its answer has come, or after that was lost, while one writes on.
  if (isOwn(sheet, stored)) return { ...sheet, note: stored, seenAt: stored.updatedAt, newer: null };
  const conflict = sheet.seenAt?.getTime() !== stored.updatedAt.getTime();
  return { ...sheet, note: stored, newer: conflict ? stored : null };
};

/** A sheet whose note has a newer title; the newer text comes when the sheet is open. */
const retitled = (sheet: Sheet, { title, updatedAt }: NoteTitle): Sheet => {
  const { note } = sheet;
  if (!note || updatedAt <= note.updatedAt || isUnsaved(sheet)) return sheet;
  return note.text === null
    ? { ...unloaded({ ...note, title, updatedAt }), key: sheet.key }
    : { ...sheet, title, note: { ...note, title } };
};

/** A sheet whose note was deleted elsewhere. */
const withoutNote = (sheet: Sheet): Sheet => ({ ...sheet, note: null, lost: draftIdOf(sheet), newer: null });

const listed = (pad: Pad, titles: readonly NoteTitle[]): Pad => {
  const known = new Set(pad.sheets.map(draftIdOf));
  const stored = new Map(titles.map((title) => [title.id, title]));
  const kept = pad.sheets.flatMap((sheet): Sheet[] => {
    const title = stored.get(draftIdOf(sheet) ?? 0);
    // A list that is older than the note may have come before: it only seemed to be deleted.
    if (title) return [sheet.note ? retitled(sheet, title) : { ...sheet, note: { ...title, text: null } }];
    if (!sheet.note) return [sheet];
    return isUnsaved(sheet) ? [withoutNote(sheet)] : [];
  });
  const added = titles.filter(({ id }) => !known.has(id)).map(unloaded);
  return filled({ ...pad, sheets: [...kept, ...added] });
};

const loaded = (pad: Pad, note: Note): Pad => ({
  ...pad,
  sheets: pad.sheets.map((sheet) => (sheet.note?.id === note.id ? mergeServerVersion(sheet, note) : sheet)),
});

const restored = (pad: Pad, drafts: Iterable<readonly [number | null, Draft]>): Pad => {
  if (pad.restored) return pad;
  const left = new Set(drafts);
  const sheets = pad.sheets.map((sheet) => {
    const kept = [...left].find(([id]) => id === draftIdOf(sheet));
    if (!kept) return sheet;
    left.delete(kept);
    const [, draft] = kept;
    const written = { ...sheet, ...draft };
    const { note } = sheet;
    return note && note.text !== null ? mergeServerVersion(written, { ...note, text: note.text }) : written;
  });
  const others = [...left]
    .filter(([, { title, text }]) => title + text !== "")
    .map(([lost, draft], index): Sheet => ({ ...blank(pad.count + index, draft), lost }));
  // The empty sheet of a pad without notes gives way.
  const shown = others.length > 0 ? sheets.filter((one) => one.note || isUnsaved(one)) : sheets;
  return { sheets: [...shown, ...others], count: pad.count + others.length, restored: true };
};

const change = (pad: Pad, key: string, edit: (sheet: Sheet) => Partial<Sheet>): Pad => ({
  ...pad,
  sheets: pad.sheets.map((sheet) => (sheet.key === key ? { ...sheet, ...edit(sheet) } : sheet)),
});

/** A list that came between the making of a note and its answer has brought the note as another sheet. */
const withoutTwin = (pad: Pad, { key, note }: { key: string; note: Note }): Pad => ({
  ...pad,
  sheets: pad.sheets.filter((sheet) => sheet.key === key || sheet.note?.id !== note.id || isUnsaved(sheet)),
});

const settled = ({ title, text, newer }: Sheet, whose: Whose): Partial<Sheet> => {
  if (!newer) return {};
  const chosen = {
    mine: { title, text },
    theirs: { title: newer.title, text: newer.text },
    both: { title, text: `${newer.text}\n\n${text ?? ""}` },
  }[whose];
  return { ...chosen, seenAt: newer.updatedAt, newer: null, sent: [] };
};

/** What becomes of the pad; a text that was written is never dropped by what arrives from elsewhere. */
export const notesReducer = (pad: Pad, action: SheetAction): Pad => {
  switch (action.type) {
    case "listed":
      return listed(pad, action.titles);
    case "loaded":
      return loaded(pad, action.note);
    case "restored":
      return restored(pad, action.drafts);
    case "wrote":
      return change(pad, action.key, () => ({ text: action.text }));
    case "named":
      return change(pad, action.key, () => ({ title: action.title }));
    case "sending":
      return change(pad, action.key, (sheet) => ({ sent: withSent(sheet.sent, contentOf(action.sent)) }));
    case "refused":
      return change(pad, action.key, () => ({ refused: action.sent }));
    case "saved":
      return change(withoutTwin(pad, action), action.key, () => ({
        note: action.note,
        seenAt: action.note.updatedAt,
        newer: null,
        sent: [],
        refused: undefined,
      }));
    case "conflict":
      return change(pad, action.key, (sheet) => mergeServerVersion(sheet, action.newer));
    case "settled":
      return change(pad, action.key, (sheet) => settled(sheet, action.whose));
    case "lost":
      return change(pad, action.key, (sheet) => ({ ...withoutNote(sheet), seenAt: null }));
    case "added":
      return { ...pad, sheets: [...pad.sheets, blank(pad.count)], count: pad.count + 1 };
    case "removed":
      return filled({ ...pad, sheets: pad.sheets.filter(({ key }) => key !== action.key) });
  }
};
