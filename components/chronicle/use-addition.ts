import { useEffect, useState } from "react";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { useBusy } from "@/components/ui/use-busy";
import { CallError } from "@/lib/client/api/call";
import { attempt } from "@/lib/client/mutations/attempt";
import { addToEvening, changeAddition, removeAddition } from "@/lib/client/mutations/evenings";
import { toast } from "@/lib/client/page/toast";
import { chronicleTexts } from "@/lib/messages/chronicle";
import { draftTexts } from "@/lib/messages/drafts";
import type { Addition, Evening } from "@/lib/model/evening";
import { keepEvening } from "@/lib/client/mutations/keep-evening";
import { dropWritten, IN_PERSON, keepWritten, readWritten, storedWords, type Words } from "./addition-words";

const withAddition = (evening: Evening, one: Addition): Evening => ({
  ...evening,
  additions: evening.additions.some(({ id }) => id === one.id)
    ? evening.additions.map((other) => (other.id === one.id ? one : other))
    : [...evening.additions, one],
});

/** As a call takes it. */
const sent = <W extends Partial<Words>>({ speaker, ...words }: W) => ({
  ...words,
  ...(speaker !== undefined && { characterId: speaker === IN_PERSON ? null : speaker }),
});

/** What is written of an addition and what was chosen for it, kept as a draft on each key. */
function useWords({ id }: Evening, adding: number | "new", changed: Addition | undefined) {
  const stored = storedWords(changed);
  const [found] = useState(() => readWritten(id, adding, stored));
  const [{ mine, base }, setWritten] = useState(found ?? { mine: {}, base: {} });
  useEffect(() => {
    if (found) toast.info(draftTexts.restored);
  }, [found]);
  const words: Words = { ...stored, ...mine };
  const keep = (from: Words, now: Words) => setWritten(keepWritten(id, adding, from, now));
  return {
    words,
    mine,
    write: (change: Partial<Words>) => keep({ ...stored, ...base }, { ...words, ...change }),
  };
}

/** An addition to a chapter that is being written, until it is saved or removed. */
export function useAddition(evening: Evening, adding: number | "new", onDone: () => void) {
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const { campaignId } = evening;
  const changed = evening.additions.find(({ id }) => id === adding);
  const { words, mine, write } = useWords(evening, adding, changed);
  const [refusal, setRefusal] = useState("");
  const finish = (after: Evening) => {
    dropWritten(evening.id, adding);
    keepEvening(after);
    onDone();
  };
  const save = async (speaker: number) => {
    try {
      // Of one that is changed the rest stays, which somebody else may be changing.
      const answer = changed
        ? await changeAddition(campaignId, { params: { id: changed.id }, body: sent(mine) })
        : await addToEvening(campaignId, { params: { id: evening.id }, body: sent({ ...words, speaker }) });
      finish(withAddition(evening, answer));
    } catch (cause) {
      setRefusal((cause instanceof CallError && cause.message) || chronicleTexts.additionFailed);
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
    /** The one that is changed; undefined where a new one is written. */
    changed,
    words,
    refusal,
    busy,
    write: (change: Partial<Words>) => {
      setRefusal("");
      write(change);
    },
    /** In the name of whom it shows. */
    save: (speaker: number) => void run(() => save(speaker)),
    remove: () => void run(remove),
  };
}
