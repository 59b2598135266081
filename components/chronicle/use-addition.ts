import { useEffect, useRef, useState } from "react";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { useLeaveGuard } from "@/components/ui/form/use-leave-guard";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { call, CallError, isGone } from "@/lib/client/api/call";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeAddition, removeAddition } from "@/lib/client/mutations/evenings";
import { toast } from "@/lib/client/page/toast";
import { chronicleTexts } from "@/lib/messages/chronicle";
import { draftTexts } from "@/lib/messages/drafts";
import type { Addition, Evening } from "@/lib/model/evening";
import { changedParts } from "@/lib/rules/changed-parts";
import { keepEvening } from "@/lib/client/mutations/keep-evening";
import { additionCreator } from "./addition-creator";
import {
  additionDraft,
  additionName,
  IN_PERSON,
  newerText,
  storedWords,
  type Words,
  type Written,
} from "./addition-words";
import { readerId } from "./reader-id";

const withAddition = (evening: Evening, one: Addition): Evening => ({
  ...evening,
  additions: evening.additions.some(({ id }) => id === one.id)
    ? evening.additions.map((other) => (other.id === one.id ? one : other))
    : [...evening.additions, one],
});

/** The one that is changed, as it was last where it has gone: the form holds its words and for whom they are, which nothing else knows then. */
function useKnown(changed: Addition | undefined): Addition | undefined {
  const [last, setLast] = useState(changed);
  if (changed && changed !== last) setLast(changed);
  return changed ?? last;
}

/** As a call takes it. */
const sent = <W extends Partial<Words>>({ speaker, ...words }: W) => ({
  ...words,
  ...(speaker !== undefined && { characterId: speaker === IN_PERSON ? null : speaker }),
});

/** What is written of an addition and what was chosen for it, kept as a draft on each key. */
function useWords({ id }: Evening, adding: number | "new", known: Addition | undefined) {
  const stored = storedWords(known);
  const [draft, setDraft] = useState(() => additionDraft(additionName(id, adding)));
  const [found] = useState(() => draft.read(stored));
  const [written, setWritten] = useState<Written>(found ?? { mine: {}, base: {} });
  useEffect(() => {
    if (found) toast.info(draftTexts.restored);
  }, [found]);
  const words: Words = { ...stored, ...written.mine };
  const from: Words = { ...stored, ...written.base };
  const keep = (base: Words, now: Words) => setWritten(draft.keep(base, now));
  const latest = useRef({ stored, words });
  latest.current = { stored, words };
  return {
    words,
    written,
    place: draft.place,
    drop: draft.drop,
    /** The stored text in an edit conflict with the draft; undefined where there is none. */
    newer: newerText(stored, written),
    write: (change: Partial<Words>) => keep(from, { ...words, ...change }),
    /** One of two texts stays: theirs, or one's own over theirs. */
    settle: (isTheirs: boolean) =>
      keep({ ...from, text: stored.text }, isTheirs ? { ...words, text: stored.text } : words),
    /**
     * Keeps what was written since `mine` was sent as a change of what is saved; answers whether there is any. What somebody else changed
     * meanwhile is none.
     */
    goOnFrom: (saved: Addition, mine: Partial<Words>): boolean => {
      const now = latest.current;
      const later = changedParts({ ...now.stored, ...mine }, now.words);
      const base = storedWords(saved);
      if (Object.keys(later).length === 0) return false;
      const next = additionDraft(additionName(id, saved.id));
      setWritten(next.keep(base, { ...base, ...later }));
      setDraft(next);
      return true;
    },
  };
}

/** Says why the form of half-written words closes, where nobody here closed it: the chapter that they were for isn't signed any more. */
function useClosedByOthers({ id, campaignId }: Evening, hasWords: boolean) {
  const isWritten = useRef(hasWords);
  isWritten.current = hasWords;
  useEffect(
    () => () => {
      const { data } = snapshotOf(queryKey(api.evenings.list, { id: campaignId }));
      const now = (data as Evening[] | undefined)?.find((one) => one.id === id);
      if (!isWritten.current || !data || now?.signedAt) return;
      toast.error(now ? chronicleTexts.additionUnsealed : chronicleTexts.additionEveningLost);
    },
    [id, campaignId],
  );
}

interface Form {
  close: () => void;
  goOn: (id: number) => void;
}

/** An addition to a chapter that is being written, until it is saved, where nothing was written since, or removed. */
export function useAddition(evening: Evening, adding: number | "new", { close, goOn }: Form) {
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const { campaignId } = evening;
  const changed = evening.additions.find(({ id }) => id === adding);
  const known = useKnown(changed);
  const { words, written, newer, write, settle, goOnFrom, place, drop } = useWords(evening, adding, known);
  const hasWords = Object.keys(written.mine).length > 0;
  useLeaveGuard(hasWords, chronicleTexts.additionLeave);
  useClosedByOthers(evening, hasWords);
  /** Creates the one that is being written; undefined where its create was not sent yet. */
  const create = useRef<ReturnType<typeof additionCreator>>(undefined);
  const isOwn = !known || known.userId === readerId();
  const isLost = known !== undefined && !changed;
  /** A sentence, and of what: what was said of a change says nothing of what is added in its place. */
  const [refused, setRefused] = useState({ id: changed?.id, said: "" });
  const refuse = (said: string) => setRefused({ id: changed?.id, said });
  const finish = (after: Evening, saved?: Addition) => {
    create.current = undefined;
    drop();
    keepEvening(after);
    if (saved && goOnFrom(saved, written.mine)) goOn(saved.id);
    else close();
  };
  const readNow = async (): Promise<Evening> => {
    const now = await call(api.evenings.readOne, { params: { id: evening.id } });
    keepEvening(now);
    return now;
  };
  /** The evening as it is now; undefined where the draft is in an edit conflict: the live event of the other save may not have come yet. */
  const readEvening = async ({ id }: Addition): Promise<Evening | undefined> => {
    if (written.mine.text === undefined) return evening;
    const now = await readNow();
    const theirs = now.additions.find((one) => one.id === id);
    return theirs && newerText(storedWords(theirs), written) !== undefined ? undefined : now;
  };
  /** Whether the addition itself is what a refusal didn't find, and not whom it names. Nothing may have told of that. */
  const hasGone = async (cause: unknown): Promise<boolean> => {
    if (!changed || !isGone(cause)) return false;
    const now = await readNow().catch(() => evening);
    return now.additions.every(({ id }) => id !== changed.id);
  };
  const save = async (speaker: number) => {
    // Another's words are not published anew as one's own.
    if (isLost && !isOwn) return;
    try {
      const before = changed ? await readEvening(changed) : evening;
      if (!before) return;
      // A change sends the changed fields only: the others may be in the middle of somebody else’s change.
      const answer = changed
        ? await changeAddition(campaignId, { params: { id: changed.id }, body: sent(written.mine) })
        : await (create.current ??= additionCreator(evening, place()))(sent({ ...words, speaker }));
      finish(withAddition(before, answer), answer);
    } catch (cause) {
      if (await hasGone(cause)) return;
      refuse((cause instanceof CallError && cause.message) || chronicleTexts.additionFailed);
    }
  };
  const remove = async () => {
    if (!changed || !(await confirm({ text: chronicleTexts.additionDelete, accept: "Delete" }))) return;
    const isRemoved = await attempt(() => removeAddition(campaignId, { params: { id: changed.id } }), {
      failed: chronicleTexts.additionDeleteFailed,
      sentence: "unsaid",
      done: chronicleTexts.additionDeleted,
    });
    if (isRemoved) finish({ ...evening, additions: evening.additions.filter(({ id }) => id !== changed.id) });
  };
  return {
    /** The one that is changed; undefined where a new one is written, also in the place of one that has gone. */
    changed,
    /** The same as it was last, also where it has gone. */
    known,
    /** Whether what it shows is one's own, or becomes so. */
    isOwn,
    /** Whether the one that was changed has gone, by no act of this form. */
    isLost: isLost && !busy,
    words,
    newer: changed && newer,
    settle,
    refusal: refused.id === changed?.id ? refused.said : "",
    busy,
    write: (change: Partial<Words>) => {
      refuse("");
      write(change);
    },
    /** In the name of whom it shows. */
    save: (speaker: number) => void run(() => save(speaker)),
    remove: () => void run(remove),
  };
}
