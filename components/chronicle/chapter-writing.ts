import { api } from "@/lib/client/api/api";
import { call, CallError } from "@/lib/client/api/call";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import { LIMIT } from "@/lib/constants";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening, Thread } from "@/lib/model/evening";
import { withoutSentence, withSentence } from "@/lib/rules/chapter-edit";
import type { ToldFact } from "@/lib/rules/chronicle";
import { keepEvening } from "@/lib/client/mutations/keep-evening";

/** What is written of an evening. */
interface Words {
  title: string;
  chapter: string;
  threads: readonly Thread[];
}
export interface Writing extends Words {
  /** The ids of what is told. */
  told: ReadonlySet<number>;
  state: "kept" | "unsaved" | "failed";
  /** The stored version in an edit conflict: another person saved after this one was read. Null without a conflict. */
  newer: Evening | null;
}

/** What happened, and the text that it makes. */
export interface Draft {
  happenings: readonly ToldFact[];
  chapter: string;
}

/** Milliseconds after the last key. */
const QUIET = 2000;

const nameOf = (id: number) => `chapter:${id}`;
const isText = (value: unknown): value is string => typeof value === "string";
const isThread = (value: unknown): value is Thread =>
  typeof value === "object" && value !== null && "text" in value && isText(value.text) && "isDone" in value;

/** What was written in this browser and is not saved yet, with the version that it goes on from. */
const readKept = (id: number): (Words & { seenAt: string }) | null => {
  try {
    const kept: unknown = JSON.parse(readDraft(nameOf(id)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { title, chapter, threads, seenAt } = kept as Record<string, unknown>;
    if (!isText(title) || !isText(chapter) || !isText(seenAt) || !Array.isArray(threads)) return null;
    return { title, chapter, threads: threads.filter(isThread), seenAt };
  } catch {
    return null;
  }
};

const wordsOf = ({ title, chapter, threads }: Evening): Words => ({ title, chapter: chapter ?? "", threads });
/** Without the empty line in which a new one is begun. */
const sent = (threads: readonly Thread[]): Thread[] => threads.filter(({ text }) => text.trim() !== "");
const isSame = (one: Words, other: Words): boolean =>
  one.title === other.title &&
  one.chapter === other.chapter &&
  JSON.stringify(sent(one.threads)) === JSON.stringify(sent(other.threads));
const isValid = ({ title, chapter, threads }: Words): boolean =>
  title.trim() !== "" && chapter.length <= LIMIT.chapter && sent(threads).length <= LIMIT.threads;

/**
 * The store of a chapter that is being edited, shared by both pages. Each key writes a draft into local storage, and a debounce of two seconds
 * saves it; an edit conflict (409) waits for a choice. The generated text is sent only once it is edited or signed, so that one which nobody
 * touched is generated anew when it is opened again.
 */
export const writeChapter = (evening: Evening, { happenings, chapter: proposed }: Draft) => {
  let stored = evening;
  const kept = readKept(evening.id);
  const first = evening.chapter ? wordsOf(evening) : { ...wordsOf(evening), chapter: proposed };
  const words = kept ?? first;
  const isTold = (text: string) => words.chapter.includes(text);
  let now: Writing = {
    ...words,
    told: new Set(happenings.filter(({ text }) => isTold(text)).map(({ id }) => id)),
    state: kept ? "unsaved" : "kept",
    newer: kept && kept.seenAt !== evening.updatedAt.toISOString() && !isSame(kept, first) ? evening : null,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const set = (changes: Partial<Writing>) => {
    now = { ...now, ...changes };
    for (const listener of listeners) listener();
  };
  const store = (answer: Evening, written: Words) => {
    stored = answer;
    keepEvening(answer);
    if (!isSame(now, written)) return;
    dropDraft(nameOf(evening.id));
    set({ state: "kept" });
  };
  /** Answers whether it may be tried again: what was changed elsewhere is not what is written here. */
  const meet = async (cause: unknown): Promise<boolean> => {
    if (!(cause instanceof CallError) || cause.status !== 409) {
      set({ state: "failed" });
      return false;
    }
    const theirs = await call(api.evenings.readOne, { params: { id: evening.id } });
    keepEvening(theirs);
    const isElsewhere = isSame(wordsOf(theirs), wordsOf(stored)) && theirs.signedAt === null;
    if (isElsewhere) stored = theirs;
    else set({ newer: theirs, state: "failed" });
    return isElsewhere;
  };
  /** Makes a call that can end in an edit conflict (409), and repeats it where the conflict is about other fields. @throws CallError */
  const attempt = async (work: (seenAt: Date) => Promise<Evening>): Promise<Evening> => {
    try {
      return await work(stored.updatedAt);
    } catch (cause) {
      // What can't be asked now is asked by the next try.
      if (!(await meet(cause).catch(() => false))) throw cause;
      return work(stored.updatedAt);
    }
  };
  const send = async (keepalive = false): Promise<void> => {
    clearTimeout(timer);
    if (now.newer || now.state === "kept" || !isValid(now)) return;
    const written = { title: now.title, chapter: now.chapter, threads: sent(now.threads) };
    try {
      const answer = await attempt((seenAt) =>
        call(api.evenings.change, { params: { id: evening.id }, body: { ...written, seenAt }, keepalive }),
      );
      store(answer, written);
    } catch {
      set({ state: "failed" });
    }
  };
  /** Saves what is written, one after the other. */
  const save = (keepalive = false): Promise<void> => {
    sending = (sending ?? Promise.resolve()).then(() => send(keepalive));
    return sending;
  };
  const write = (changes: Partial<Words> & { told?: ReadonlySet<number> }) => {
    set({ ...changes, state: "unsaved" });
    const { title, chapter, threads } = now;
    const seenAt = stored.updatedAt.toISOString();
    keepDraft(nameOf(evening.id), JSON.stringify({ title, chapter, threads, seenAt }));
    clearTimeout(timer);
    timer = setTimeout(() => void save(), QUIET);
  };
  return {
    read: (): Writing => now,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write,
    save,
    /** Tells a happening, or tells it no longer; `all` is what happened by now. */
    tick: (all: readonly ToldFact[], id: number, isOn: boolean) => {
      const told = new Set(now.told);
      if (isOn) told.add(id);
      else told.delete(id);
      const text = all.find((one) => one.id === id)?.text ?? "";
      const chapter = isOn ? withSentence(now.chapter, all, id) : withoutSentence(now.chapter, text);
      write({ told, chapter });
    },
    /** One of two versions stays: theirs, or one's own over theirs. */
    settle: (isTheirs: boolean) => {
      const { newer } = now;
      if (!newer) return;
      stored = newer;
      if (isTheirs) {
        dropDraft(nameOf(evening.id));
        set({ ...wordsOf(newer), newer: null, state: "kept" });
      } else {
        set({ newer: null });
        write({});
        void save();
      }
    },
    /** Signs what is written. @throws CallError */
    sign: async (): Promise<Evening> => {
      await save();
      if (now.newer) throw new CallError(chronicleTexts.newer, { status: 409, fields: {} });
      // The title is not sent with the signature: a chapter signed without it would drop what was typed.
      if (now.state === "failed" && now.title !== stored.title)
        throw new CallError(chronicleTexts.keepFailed, { status: 503, fields: {} });
      const body = { chapter: now.chapter, threads: sent(now.threads) };
      const signed = await attempt((seenAt) =>
        call(api.evenings.sign, { params: { id: evening.id }, body: { ...body, seenAt } }),
      );
      dropDraft(nameOf(evening.id));
      set({ state: "kept" });
      return signed;
    },
    /** Saves what waits, since the page is left. */
    leave: () => {
      if (now.state !== "kept") void save(true);
    },
  };
};
export type ChapterWriting = ReturnType<typeof writeChapter>;
