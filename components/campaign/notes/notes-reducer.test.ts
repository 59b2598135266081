import { expect, test } from "vitest";
import type { Note } from "@/lib/model/note";
import {
  draftIdOf,
  isAwaited,
  isRefused,
  isUnsaved,
  notesReducer,
  openPad,
  type Pad,
  type SheetAction,
} from "./notes-reducer";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const note = (id: number, text: string, minute = 0) => ({ id, title: "", text, updatedAt: at(minute) });
const titleOf = ({ id, title, updatedAt }: Note) => ({ id, title, updatedAt });
/** A pad whose sheets were all opened. */
const opened = (...notes: Note[]): Pad =>
  notes.reduce<Pad>(
    (pad, one) => notesReducer(pad, { type: "loaded", note: one }),
    openPad({ titles: notes.map(titleOf), first: undefined }),
  );
/** What a list and the texts of its notes bring. */
const fetched = (...notes: Note[]): SheetAction[] => [
  { type: "listed", titles: notes.map(titleOf) },
  ...notes.map((one): SheetAction => ({ type: "loaded", note: one })),
];
const play = (pad: Pad, ...actions: SheetAction[]) => actions.reduce(notesReducer, pad);
const texts = (pad: Pad) => pad.sheets.map(({ text }) => text);
const first = (pad: Pad) => {
  const [sheet] = pad.sheets;
  if (!sheet) throw new Error("A pad always has a sheet");
  return sheet;
};

test("a pad without notes is one empty sheet", () => {
  const pad = opened();
  expect(texts(pad)).toEqual([""]);
  expect(isUnsaved(first(pad))).toBe(false);
});

test("a sheet that gets stored keeps its key and is no longer unsaved", () => {
  const pad = opened();
  const { key } = first(pad);
  const written = play(pad, { type: "wrote", key, text: "Wolves" });
  expect(isUnsaved(first(written))).toBe(true);
  const saved = play(written, { type: "saved", key, note: note(1, "Wolves") });
  expect(first(saved)).toMatchObject({ key, text: "Wolves", note: { id: 1 } });
  expect(isUnsaved(first(saved))).toBe(false);
});

test("a note whose answer came after the list that has it stands on one sheet", () => {
  const pad = play(opened(), { type: "wrote", key: "new-0", text: "Wolves" });
  const listed = play(pad, ...fetched(note(1, "Wolves")));
  expect(texts(listed)).toEqual(["Wolves", "Wolves"]);
  const saved = play(listed, { type: "saved", key: "new-0", note: note(1, "Wolves") });
  expect(saved.sheets).toMatchObject([{ key: "new-0", note: { id: 1 } }]);
});

test("what is typed while a save is under way stays unsaved", () => {
  const pad = opened(note(1, "a"));
  const next = play(
    pad,
    { type: "wrote", key: "note-1", text: "abc" },
    { type: "saved", key: "note-1", note: note(1, "ab", 1) },
  );
  expect(first(next).text).toBe("abc");
  expect(isUnsaved(first(next))).toBe(true);
});

test("a newer text from elsewhere replaces an untouched one and stands beside a touched one", () => {
  const pad = opened(note(1, "old"), note(2, "old"));
  const next = play(
    pad,
    { type: "wrote", key: "note-2", text: "mine" },
    ...fetched(note(1, "theirs", 1), note(2, "theirs", 1)),
  );
  expect(texts(next)).toEqual(["theirs", "mine"]);
  expect(next.sheets[1]?.newer?.text).toBe("theirs");
});

test("a list that is older than the last save changes nothing", () => {
  const pad = play(opened(note(1, "old")), { type: "saved", key: "note-1", note: note(1, "old", 5) });
  expect(play(pad, ...fetched(note(1, "older", 1)))).toEqual(pad);
});

test("choosing settles on the version that was seen last", () => {
  const pad = play(
    opened(note(1, "old")),
    { type: "wrote", key: "note-1", text: "mine" },
    { type: "conflict", key: "note-1", newer: note(1, "theirs", 1) },
  );
  expect(first(pad)).toMatchObject({ text: "mine", newer: { text: "theirs" }, seenAt: at(0) });
  const kept = play(pad, { type: "settled", key: "note-1", whose: "mine" });
  expect(first(kept)).toMatchObject({ text: "mine", newer: null, seenAt: at(1) });
  expect(isUnsaved(first(kept))).toBe(true);
  const taken = play(pad, { type: "settled", key: "note-1", whose: "theirs" });
  expect(isUnsaved(first(taken))).toBe(false);
  const both = play(pad, { type: "settled", key: "note-1", whose: "both" });
  expect(first(both)).toMatchObject({ text: "theirs\n\nmine", newer: null, seenAt: at(1) });
});

test("choosing tells one's own version from the other's where only the names differ", () => {
  const pad = play(
    opened(note(1, "same")),
    { type: "named", key: "note-1", title: "Mine" },
    { type: "conflict", key: "note-1", newer: { ...note(1, "same", 1), title: "Theirs" } },
  );
  const kept = play(pad, { type: "settled", key: "note-1", whose: "mine" });
  expect(first(kept)).toMatchObject({ title: "Mine", newer: null, seenAt: at(1) });
  expect(isUnsaved(first(kept))).toBe(true);
  const taken = play(pad, { type: "settled", key: "note-1", whose: "theirs" });
  expect(first(taken)).toMatchObject({ title: "Theirs", newer: null });
  expect(isUnsaved(first(taken))).toBe(false);
});

test("one's own saving is no other's version, though the list tells of it while one writes on", () => {
  const pad = play(
    opened(note(1, "old")),
    { type: "wrote", key: "note-1", text: "mine" },
    { type: "sending", key: "note-1", sent: { title: "", text: "mine" } },
    { type: "wrote", key: "note-1", text: "mine and more" },
    { type: "loaded", note: note(1, "mine", 1) },
  );
  expect(first(pad)).toMatchObject({ text: "mine and more", newer: null, seenAt: at(1) });
  const theirs = play(pad, { type: "loaded", note: note(1, "theirs", 2) });
  expect(first(theirs)).toMatchObject({ text: "mine and more", newer: { text: "theirs" } });
});

const sendingTo = (text: string): SheetAction[] => [
  { type: "wrote", key: "note-1", text },
  { type: "sending", key: "note-1", sent: { title: "", text } },
];

/** The sheet's stored words were put back while others are on their way. */
const putBack = () =>
  play(opened(note(1, "old")), ...sendingTo("cut"), { type: "wrote", key: "note-1", text: "old" });

test("words that were put back while others are on their way stay, whichever tells first that those are stored", () => {
  const told: SheetAction = { type: "loaded", note: note(1, "cut", 1) };
  const answered: SheetAction = { type: "saved", key: "note-1", note: note(1, "cut", 1) };
  for (const order of [[told], [told, answered], [answered], [answered, told]]) {
    const pad = play(putBack(), ...order);
    expect(first(pad)).toMatchObject({ text: "old", note: { text: "cut" }, newer: null, seenAt: at(1) });
    expect(isUnsaved(first(pad))).toBe(true);
  }
});

test("words that were put back stay unsaved until they are the last that was answered", () => {
  const told: SheetAction = { type: "loaded", note: note(1, "cut", 1) };
  const sentBack: SheetAction = { type: "sending", key: "note-1", sent: { title: "", text: "old" } };
  const readAnew: SheetAction = { type: "loaded", note: note(1, "old") };
  for (const before of [[], [readAnew], [sentBack], [sentBack, readAnew]]) {
    const pad = play(putBack(), ...before);
    expect(isUnsaved(first(pad))).toBe(true);
    expect(first(play(pad, told))).toMatchObject({ text: "old", note: { text: "cut" }, newer: null });
  }
  for (const type of ["loaded", "saved"] as const) {
    const pad = play(putBack(), told, sentBack, { type, key: "note-1", note: note(1, "old", 2) });
    expect(first(pad)).toMatchObject({ text: "old", sent: [] });
    expect(isUnsaved(first(pad))).toBe(false);
  }
});

test("words that were put back before the page was left come back as a draft", () => {
  const { text, seenAt, sent } = first(putBack());
  const drafts = new Map([[1, { title: "", text: text ?? "", seenAt, sent }]]);
  for (const now of [note(1, "old"), note(1, "cut", 1)]) {
    const reopened = play(opened(now), { type: "restored", drafts });
    expect(first(reopened)).toMatchObject({ text: "old", newer: null, seenAt: now.updatedAt });
    expect(isUnsaved(first(reopened))).toBe(true);
  }
});

test("what is sent a second time while its first answer comes is not unsaved by that", () => {
  const pad = play(
    opened(note(1, "old")),
    ...sendingTo("mine"),
    { type: "saved", key: "note-1", note: note(1, "mine", 1) },
    { type: "sending", key: "note-1", sent: { title: "", text: "mine" } },
  );
  expect(isUnsaved(first(pad))).toBe(false);
});

test("another's version stands beside words that were put back: it may go on from what was sent", () => {
  const pad = play(putBack(), { type: "loaded", note: note(1, "theirs", 2) });
  expect(first(pad)).toMatchObject({ text: "old", newer: { text: "theirs" } });
});

test("one's own saving is no other's version either where its answer was lost and other texts were sent since", () => {
  const pad = play(opened(note(1, "old")), ...sendingTo("mine"), ...sendingTo("mine and more"));
  const met = play(pad, { type: "conflict", key: "note-1", newer: note(1, "mine", 1) });
  expect(first(met)).toMatchObject({ text: "mine and more", newer: null, seenAt: at(1) });
  const { text, seenAt, sent } = first(pad);
  const drafts = new Map([[1, { title: "", text: text ?? "", seenAt, sent }]]);
  const reopened = play(opened(note(1, "mine", 1)), { type: "restored", drafts });
  expect(first(reopened)).toMatchObject({ text: "mine and more", newer: null, seenAt: at(1) });
});

test("a text that was sent before the last answer, or before a choice, is another's where it is stored anew", () => {
  const sent = play(opened(note(1, "old")), ...sendingTo("mine"));
  const answered = play(sent, { type: "saved", key: "note-1", note: note(1, "mine", 1) });
  const chosen = play(
    sent,
    { type: "conflict", key: "note-1", newer: note(1, "theirs", 1) },
    { type: "settled", key: "note-1", whose: "both" },
  );
  for (const pad of [answered, chosen]) {
    const written = play(pad, { type: "wrote", key: "note-1", text: "more" });
    const met = play(written, { type: "loaded", note: note(1, "mine", 2) });
    expect(first(met).newer).toMatchObject({ text: "mine" });
  }
});

test("what was refused is known until something else stands on the sheet or it was saved", () => {
  const pad = play(
    opened(note(1, "old")),
    { type: "wrote", key: "note-1", text: "mine" },
    { type: "refused", key: "note-1", sent: { title: "", text: "mine" } },
  );
  expect(isRefused(first(pad))).toBe(true);
  expect(isUnsaved(first(pad))).toBe(true);
  expect(isRefused(first(play(pad, { type: "wrote", key: "note-1", text: "more" })))).toBe(false);
  expect(isRefused(first(play(pad, { type: "saved", key: "note-1", note: note(1, "mine", 1) })))).toBe(false);
});

test("a note deleted elsewhere takes its sheet along unless something was written on it", () => {
  const pad = play(opened(note(1, "a"), note(2, "b")), {
    type: "wrote",
    key: "note-2",
    text: "b and more",
  });
  const next = play(pad, ...fetched());
  expect(next.sheets).toMatchObject([{ key: "note-2", note: null, text: "b and more" }]);
});

test("drafts come back once, an outdated one beside the newer text", () => {
  const drafts = new Map([
    [1, { title: "", text: "draft", seenAt: at(0), sent: [] }],
    [2, { title: "", text: "draft", seenAt: at(0), sent: [] }],
    [null, { title: "", text: "not stored yet", seenAt: null, sent: [] }],
  ]);
  const pad = play(opened(note(1, "a"), note(2, "b", 3)), { type: "restored", drafts });
  expect(texts(pad)).toEqual(["draft", "draft", "not stored yet"]);
  expect(pad.sheets[0]?.newer).toBeNull();
  expect(pad.sheets[1]?.newer?.text).toBe("b");
  expect(play(pad, { type: "restored", drafts })).toBe(pad);
});

test("what two tabs had kept of new sheets comes back on two", () => {
  const drafts = ["The bell", "The tide"].map(
    (text) => [null, { title: "", text, seenAt: null, sent: [] }] as const,
  );
  for (const notes of [[], [note(1, "a")]]) {
    const pad = play(opened(...notes), { type: "restored", drafts });
    expect(texts(pad)).toEqual([...notes.map(({ text }) => text), "The bell", "The tide"]);
  }
});

test("a sheet whose note was deleted keeps its draft apart from that of a sheet that was never stored", () => {
  const lost = play(
    opened(note(1, "a"), note(2, "b")),
    { type: "added" },
    { type: "wrote", key: "note-1", text: "a and more" },
    { type: "wrote", key: "note-2", text: "b and more" },
    { type: "lost", key: "note-1" },
    ...fetched(),
  );
  expect(lost.sheets.map(draftIdOf)).toEqual([1, 2, null]);
  const saved = play(lost, { type: "saved", key: "note-1", note: note(3, "a and more") });
  expect(saved.sheets.map(draftIdOf)).toEqual([3, 2, null]);
});

test("the drafts of deleted notes come back as sheets, and are the note's again if it only seemed to be deleted", () => {
  const drafts = new Map([
    [1, { title: "", text: "one", seenAt: at(0), sent: [] }],
    [2, { title: "", text: "two", seenAt: at(0), sent: [] }],
  ]);
  const pad = play(opened(), { type: "restored", drafts });
  expect(pad.sheets).toMatchObject([
    { note: null, text: "one", lost: 1 },
    { note: null, text: "two", lost: 2 },
  ]);
  const again = play(pad, ...fetched(note(2, "theirs", 1)));
  expect(texts(again)).toEqual(["one", "two"]);
  expect(again.sheets[1]).toMatchObject({ note: { id: 2 }, newer: { text: "theirs" } });
});

test("removing the last sheet leaves an empty one under a new key", () => {
  const pad = play(opened(note(1, "a")), { type: "removed", key: "note-1" });
  expect(pad.sheets).toMatchObject([{ note: null, text: "" }]);
  const more = play(pad, { type: "added" });
  expect(new Set(more.sheets.map(({ key }) => key)).size).toBe(2);
});

test("only the first sheet has its text, another gets it when it is opened", () => {
  const notes = [note(1, "a"), note(2, "b")];
  const pad = openPad({ titles: notes.map(titleOf), first: notes[0] });
  expect(texts(pad)).toEqual(["a", null]);
  expect(pad.sheets.map(isAwaited)).toEqual([false, true]);
  expect(pad.sheets.some(isUnsaved)).toBe(false);
  expect(texts(play(pad, { type: "loaded", note: note(2, "b") }))).toEqual(["a", "b"]);
});

test("a sheet that was never opened takes a newer title, and one that was keeps its text until the newer one is there", () => {
  const pad = openPad({ titles: [note(1, "a"), note(2, "b")].map(titleOf), first: note(1, "a") });
  const renamed = [1, 2].map((id) => ({ ...titleOf(note(id, "", 5)), title: `Session ${id}` }));
  const next = play(pad, { type: "listed", titles: renamed });
  expect(next.sheets).toMatchObject([
    { title: "Session 1", text: "a", seenAt: at(0) },
    { title: "Session 2", text: null, seenAt: at(5) },
  ]);
  expect(next.sheets.some(isUnsaved)).toBe(false);
  const newer = { ...note(1, "theirs", 5), title: "Session 1" };
  expect(first(play(next, { type: "loaded", note: newer }))).toMatchObject({ text: "theirs", seenAt: at(5) });
});

test("a draft of a sheet that was not opened yet stands beside the newer text once that is there", () => {
  const drafts = new Map([[1, { title: "", text: "draft", seenAt: at(0), sent: [] }]]);
  const pad = play(openPad({ titles: [titleOf(note(1, "a", 3))], first: undefined }), {
    type: "restored",
    drafts,
  });
  expect(first(pad)).toMatchObject({ text: "draft", newer: null });
  expect(isUnsaved(first(pad))).toBe(true);
  expect(first(play(pad, { type: "loaded", note: note(1, "a", 3) })).newer?.text).toBe("a");
  const same = play(pad, { type: "loaded", note: note(1, "draft", 3) });
  expect(isUnsaved(first(same))).toBe(false);
});
