import { CallError } from "@/lib/client/api/call";
import { rememberPerson } from "@/lib/client/api/remember-person";
import { signEvening, writeEvening } from "@/lib/client/mutations/evenings";
import { createStore } from "@/lib/client/page/create-store";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import { toldIn } from "@/lib/rules/chapter-edit";
import type { ToldFact } from "@/lib/rules/chronicle";
import { chapterConflict } from "./chapter-conflict";
import { chapterDraft } from "./chapter-draft";
import { type Draft, opened, renewed, ticked, type Writing } from "./chapter-state";
import { chapterVersion } from "./chapter-version";
import { isSame, isValid, type Part, PARTS, sent, unshown, type Words } from "./chapter-words";
import { keepEvening } from "@/lib/client/mutations/keep-evening";

/** Milliseconds after the last key. */
const QUIET = 2000;

/** Signs what is saved. @throws CallError */
const sign = async (
  { id, campaignId }: Evening,
  read: () => Writing,
  version: ReturnType<typeof chapterVersion>,
): Promise<Evening> => {
  const { newer, state, title } = read();
  if (newer) throw new CallError(chronicleTexts.newer, { status: 409, fields: {} });
  // The title is not sent with the signature: a chapter signed without it would drop what was typed.
  if (state === "failed" && title !== version.stored().title)
    throw new CallError(chronicleTexts.keepFailed, { status: 503, fields: {} });
  return version.attempt(
    // Read anew for each try: the second one names another version, and must not take away what was merged from it.
    () => {
      const { title: named, chapter, threads } = read();
      return { title: named, chapter, threads: sent(threads) };
    },
    (seenAt, { chapter, threads }) =>
      signEvening(campaignId, { params: { id }, body: { chapter, threads, seenAt } }),
  );
};

/** Defers the generated text: while somebody holds it, what happened waits, and is taken once all have let go. */
const onceLetGo = (take: (next: Draft) => void) => {
  let holders = 0;
  /** What happened while it was held. */
  let late: Draft | undefined;
  const renew = (next: Draft) => {
    late = holders > 0 ? next : undefined;
    if (!late) take(next);
  };
  return {
    /** Takes what happened by now. */
    renew,
    /** Keeps the text from being made anew under a cursor, or while it is sealed, until the answer is called. */
    hold: () => {
      holders += 1;
      return () => {
        holders -= 1;
        if (late) renew(late);
      };
    },
  };
};

interface Kit {
  read: () => Writing;
  set: (changes: Partial<Writing>) => void;
  version: ReturnType<typeof chapterVersion>;
  draft: ReturnType<typeof chapterDraft>;
  /** Whether the session is still that of who writes. */
  isStillOwn: () => boolean;
}

/** Keeps each key as a draft in local storage, and saves by a debounce of two seconds. */
const savingBetweenKeys = ({ id, campaignId }: Evening, { read, set, version, draft, isStillOwn }: Kit) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  const toStore = (): Words => unshown(read(), read().proposed, version.stored());
  const toSend = () => {
    const words = toStore();
    return { ...words, threads: sent(words.threads) };
  };
  const keepDraft = (how: "keep" | "renew") => {
    if (isStillOwn()) draft[how](toStore(), version.stored(), version.sentSince());
  };
  const settleSaved = (answer: Evening, written: Words) => {
    version.goOnFrom(answer);
    keepEvening(answer);
    // The text has changed since it was sent, or is another than the one that an earlier save stored whose answer was lost: it is saved once more.
    if (!isSame(toStore(), written)) return later();
    draft.drop();
    set({ state: "kept" });
  };
  const send = async (keepalive = false): Promise<void> => {
    clearTimeout(timer);
    const { newer, state } = read();
    let written = toSend();
    if (newer || state === "kept" || !isValid(written) || !isStillOwn()) return;
    try {
      const answer = await version.attempt(toSend, (seenAt, words) => {
        written = words;
        keepDraft("renew");
        const { chapter, ...rest } = words;
        const body = chapter === "" ? { ...rest, seenAt } : { ...words, seenAt };
        return writeEvening(campaignId, { params: { id }, body, keepalive });
      });
      settleSaved(answer, written);
    } catch {
      // The draft was kept with what was sent, which may be stored. Kept anew it names no longer what was refused.
      keepDraft("renew");
      set({ state: "failed" });
    }
  };
  /** Saves what is written, one after the other. */
  const save = (keepalive = false): Promise<void> => {
    sending = (sending ?? Promise.resolve()).then(() => send(keepalive));
    return sending;
  };
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), QUIET);
  }
  const change = (changes: Partial<Writing>, how: "keep" | "renew") => {
    set({ ...changes, state: "unsaved" });
    keepDraft(how);
    later();
  };
  return {
    toStore,
    write: (changes: Partial<Words> & { told?: ReadonlySet<number> }) => change(changes, "keep"),
    /** Saves what a merge has made of it. */
    saveMerged: () => change({}, "renew"),
    save,
    /** Saves what waits, since it is left; with `keepalive` where the page may be gone by the answer. Resolves once all is answered. */
    leave: (keepalive: boolean): Promise<void> =>
      read().state === "kept" ? (sending ?? Promise.resolve()) : save(keepalive),
  };
};

/**
 * The store of a chapter that is being edited, shared by both pages; an edit conflict (409) waits for a choice. The generated text is sent
 * only once it is edited or signed, so that one which nobody touched is generated anew when it is opened again. `inHand` tells which parts have
 * the focus.
 */
export const writeChapter = (evening: Evening, happened: Draft, inHand: () => readonly Part[] = () => []) => {
  const draft = chapterDraft(evening.id);
  const kept = draft.read();
  const first = opened(evening, happened, kept);
  const { read, watch, ...store } = createStore(first.writing);
  let { happenings } = happened;
  let isSigning = false;
  const isStillOwn = rememberPerson();

  const set = (changes: Partial<Writing>) => store.set({ ...read(), ...changes });
  const onFailed = () => set({ state: "failed" });
  const onNewer = (theirs: Evening) => {
    const isMerged = meet(theirs);
    if (!isMerged) onFailed();
    return isMerged;
  };
  const version = chapterVersion(first.version, { onNewer, onFailed }, first.sent);
  const kit = { read, set, version, draft };
  const saving = savingBetweenKeys(evening, { ...kit, isStillOwn });
  const { save, leave } = saving;
  const { meet, settle } = chapterConflict({
    ...kit,
    ...saving,
    told: (chapter) => toldIn(chapter, happenings),
    // What was read is what is sealed: while it is signed nothing is merged, and what another saved is asked about.
    held: () => (isSigning ? PARTS : inHand()),
  });
  const write: typeof saving.write = (changes) => {
    saving.write(changes);
    const { newer } = read();
    // The conflict is over where one has come to write the same.
    if (newer) meet(newer);
  };
  return {
    read,
    watch,
    write,
    save,
    leave,
    /** Tells a happening, or tells it no longer; `all` is what happened by now. */
    tick: (all: readonly ToldFact[], fact: number, isOn: boolean) => write(ticked(read(), all, fact, isOn)),
    /** Of what both have changed one of two versions stays: theirs, or one's own over theirs. */
    settle: (isTheirs: boolean) => {
      settle(isTheirs);
      void save();
    },
    /** Signs what is written. @throws CallError */
    sign: async (): Promise<Evening> => {
      isSigning = true;
      try {
        await save();
        if (!isStillOwn()) throw new CallError(chronicleTexts.keepFailed, { status: 403, fields: {} });
        const signed = await sign(evening, read, version);
        draft.drop();
        set({ state: "kept" });
        return signed;
      } finally {
        isSigning = false;
      }
    },
    ...onceLetGo((next) => {
      ({ happenings } = next);
      store.set(renewed(read(), version.stored(), next));
    }),
    /**
     * Merges a version that was saved in another browser, unless there are unsaved changes here. A part whose field has the focus becomes an
     * edit conflict instead, so that no text changes under the cursor. Does nothing while `sign` waits for its answer: a version saved
     * before has that refused with 409, and is asked about then; a question from here would stay on a chapter that is sealed.
     */
    follow: (next: Evening) => {
      const { state: now, newer } = read();
      if ((now !== "kept" && !newer) || isSigning) return;
      if (next.signedAt || next.updatedAt <= (newer ?? version.stored()).updatedAt) return;
      meet(next);
    },
  };
};
export type ChapterWriting = ReturnType<typeof writeChapter>;
