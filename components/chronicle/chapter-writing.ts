import { CallError } from "@/lib/client/api/call";
import { rememberPerson } from "@/lib/client/api/remember-person";
import { signEvening, writeEvening } from "@/lib/client/mutations/evenings";
import { createStore } from "@/lib/client/page/create-store";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import { toldIn, withoutSentence, withSentence } from "@/lib/rules/chapter-edit";
import type { ToldFact } from "@/lib/rules/chronicle";
import { isSent } from "@/lib/rules/sent-texts";
import { dropChapterDraft, keepChapterDraft, readChapterDraft } from "./chapter-draft";
import { chapterVersion } from "./chapter-version";
import { contentOf, isSame, isValid, sent, shown, unshown, type Words, wordsOf } from "./chapter-words";
import { keepEvening } from "@/lib/client/mutations/keep-evening";

export interface Writing extends Words {
  /** The ids of what is told. */
  told: ReadonlySet<number>;
  state: "kept" | "unsaved" | "failed";
  /** The stored version in an edit conflict: another person saved after this one was read. Null without a conflict. */
  newer: Evening | null;
  /** The text that the happenings make. */
  proposed: string;
}

/** What happened, and the text that it makes. */
export interface Draft {
  happenings: readonly ToldFact[];
  chapter: string;
}

/** Milliseconds after the last key. */
const QUIET = 2000;

type Kept = ReturnType<typeof readChapterDraft>;

/** Whether other words were saved since: who was there, the place and the times are nothing that is written here. */
const isElsewhere = ({ seenAt, base, sent: own }: NonNullable<Kept>, stored: Evening) =>
  seenAt !== stored.updatedAt.toISOString() &&
  !isSame(base, wordsOf(stored)) &&
  !isSent(own, contentOf(wordsOf(stored)));

/** What is stored, else what the happenings make. */
export const wordsIn = (evening: Evening, proposed: string): Words => shown(wordsOf(evening), proposed);

/** As it is opened: what was written here and is not saved yet, else what is stored, else what the happenings make. */
const opened = (evening: Evening, { happenings, chapter: proposed }: Draft, kept: Kept): Writing => {
  const first = wordsIn(evening, proposed);
  const words = kept ? shown(kept, proposed) : first;
  return {
    ...words,
    told: toldIn(words.chapter, happenings),
    state: kept ? "unsaved" : "kept",
    newer: kept && isElsewhere(kept, evening) && !isSame(words, first) ? evening : null,
    proposed,
  };
};

const ticked = ({ told, chapter }: Writing, all: readonly ToldFact[], id: number, isOn: boolean) =>
  isOn
    ? { told: new Set([...told, id]), chapter: withSentence(chapter, all, id) }
    : { told: new Set([...told].filter((one) => one !== id)), chapter: withoutSentence(chapter, all, id) };

/** After more has happened: the text anew where nobody wrote any, else the same, to which the further happenings may be ticked. */
const renewed = (writing: Writing, stored: Evening, { happenings, chapter }: Draft): Writing => {
  if (chapter === writing.proposed) return writing;
  const isUntouched = unshown(writing, writing.proposed, stored).chapter === "";
  const text = isUntouched && { chapter, told: toldIn(chapter, happenings) };
  return { ...writing, ...text, proposed: chapter };
};

/** Signs what is saved. @throws CallError */
const sign = async (
  { id, campaignId }: Evening,
  { newer, state, title, chapter, threads }: Writing,
  version: ReturnType<typeof chapterVersion>,
): Promise<Evening> => {
  if (newer) throw new CallError(chronicleTexts.newer, { status: 409, fields: {} });
  // The title is not sent with the signature: a chapter signed without it would drop what was typed.
  if (state === "failed" && title !== version.stored().title)
    throw new CallError(chronicleTexts.keepFailed, { status: 503, fields: {} });
  const body = { chapter, threads: sent(threads) };
  return version.attempt({ title, ...body }, (seenAt) =>
    signEvening(campaignId, { params: { id }, body: { ...body, seenAt } }),
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
  /** Whether the session is still that of who writes. */
  isStillOwn: () => boolean;
}

/** Keeps each key as a draft in local storage, and saves by a debounce of two seconds. */
const savingBetweenKeys = ({ id, campaignId }: Evening, { read, set, version, isStillOwn }: Kit) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  const toStore = (): Words => unshown(read(), read().proposed, version.stored());
  const keepDraft = () => {
    if (isStillOwn()) keepChapterDraft(toStore(), version.stored(), version.sentSince());
  };
  const settleSaved = (answer: Evening, written: Words) => {
    version.goOnFrom(answer);
    keepEvening(answer);
    // The text has changed since it was sent, or is another than the one that an earlier save stored whose answer was lost: it is saved once more.
    if (!isSame(toStore(), written)) return later();
    if (isStillOwn()) dropChapterDraft(id);
    set({ state: "kept" });
  };
  const send = async (keepalive = false): Promise<void> => {
    clearTimeout(timer);
    const { newer, state } = read();
    const words = toStore();
    const written = { ...words, threads: sent(words.threads) };
    const { chapter, ...rest } = written;
    if (newer || state === "kept" || !isValid(written) || !isStillOwn()) return;
    try {
      const answer = await version.attempt(written, (seenAt) => {
        keepDraft();
        const body = chapter === "" ? { ...rest, seenAt } : { ...written, seenAt };
        return writeEvening(campaignId, { params: { id }, body, keepalive });
      });
      settleSaved(answer, written);
    } catch {
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
  const write = (changes: Partial<Words> & { told?: ReadonlySet<number> }) => {
    set({ ...changes, state: "unsaved" });
    keepDraft();
    later();
  };
  return {
    write,
    save,
    /** Saves what waits, since it is left; with `keepalive` where the page may be gone by the answer. Resolves once all is answered. */
    leave: (keepalive: boolean): Promise<void> =>
      read().state === "kept" ? (sending ?? Promise.resolve()) : save(keepalive),
  };
};

/**
 * The store of a chapter that is being edited, shared by both pages; an edit conflict (409) waits for a choice. The generated text is sent
 * only once it is edited or signed, so that one which nobody touched is generated anew when it is opened again.
 */
export const writeChapter = (evening: Evening, draft: Draft) => {
  const { id } = evening;
  const kept = readChapterDraft(id);
  const { read, watch, ...store } = createStore(opened(evening, draft, kept));
  let { happenings } = draft;
  let isSigning = false;
  const isStillOwn = rememberPerson();

  const set = (changes: Partial<Writing>) => store.set({ ...read(), ...changes });
  const conflicts = {
    onNewer: (newer: Evening) => set({ newer, state: "failed" }),
    onFailed: () => set({ state: "failed" }),
  };
  const version = chapterVersion(evening, conflicts, kept?.sent);
  const withTold = (words: Words) => ({ ...words, told: toldIn(words.chapter, happenings) });
  const { write, save, leave } = savingBetweenKeys(evening, { read, set, version, isStillOwn });
  return {
    read,
    watch,
    write,
    save,
    /** Tells a happening, or tells it no longer; `all` is what happened by now. */
    tick: (all: readonly ToldFact[], fact: number, isOn: boolean) => write(ticked(read(), all, fact, isOn)),
    /** One of two versions stays: theirs, or one's own over theirs. */
    settle: (isTheirs: boolean) => {
      const { newer, proposed } = read();
      if (!newer) return;
      version.goOnFrom(newer);
      if (isTheirs) {
        dropChapterDraft(id);
        set({ ...withTold(wordsIn(newer, proposed)), newer: null, state: "kept" });
      } else {
        set({ newer: null });
        write({});
        void save();
      }
    },
    /** Signs what is written. @throws CallError */
    sign: async (): Promise<Evening> => {
      await save();
      if (!isStillOwn()) throw new CallError(chronicleTexts.keepFailed, { status: 403, fields: {} });
      isSigning = true;
      try {
        const signed = await sign(evening, read(), version);
        dropChapterDraft(id);
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
     * Takes over what was saved in another browser, unless there are unsaved changes here. Where a field has the focus it is offered as an
     * edit conflict instead, so that no text changes while somebody types. Ignored while the chapter is being signed: the call would be
     * repeated with the time of that other save, and overwrite it.
     */
    follow: (next: Evening, isInHand: boolean) => {
      const { state, newer, proposed } = read();
      const stored = newer ?? version.stored();
      if ((state !== "kept" && !newer) || isSigning) return;
      if (next.signedAt || next.updatedAt <= stored.updatedAt) return;
      // The choice that waits is between what is written here and what is stored by now.
      if (newer) return set({ newer: next });
      const words = wordsIn(next, proposed);
      const isOther = !isSame(wordsOf(next), wordsOf(stored)) && !isSame(words, read());
      if (isOther && isInHand) return set({ newer: next });
      version.goOnFrom(next);
      if (isOther) set(withTold(words));
    },
    leave,
  };
};
export type ChapterWriting = ReturnType<typeof writeChapter>;
