import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { useBusy } from "@/components/ui/use-busy";
import { CallError } from "@/lib/client/api/call";
import { attempt } from "@/lib/client/mutations/attempt";
import { addToEvening, changeAddition, removeAddition } from "@/lib/client/mutations/evenings";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Addition, Evening } from "@/lib/model/evening";
import { keepEvening } from "@/lib/client/mutations/keep-evening";

const withAddition = (evening: Evening, one: Addition): Evening => ({
  ...evening,
  additions: evening.additions.some(({ id }) => id === one.id)
    ? evening.additions.map((other) => (other.id === one.id ? one : other))
    : [...evening.additions, one],
});

interface Attributes {
  audience: Addition["audience"];
  characterId?: number;
}

/** An addition to a chapter that is being written: its text, kept as a draft on each key, until it is saved or removed. */
export function useAddition(evening: Evening, adding: number | "new", onDone: () => void) {
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const { campaignId } = evening;
  const changed = evening.additions.find(({ id }) => id === adding);
  const draft = `addition:${evening.id}:${adding}`;
  const [text, setText] = useState(() => readDraft(draft) ?? changed?.text ?? "");
  const [refusal, setRefusal] = useState("");
  const finish = (after: Evening) => {
    dropDraft(draft);
    keepEvening(after);
    onDone();
  };
  const save = async (attributes: Attributes) => {
    const body = { text, ...attributes };
    try {
      const answer = changed
        ? await changeAddition(campaignId, { params: { id: changed.id }, body })
        : await addToEvening(campaignId, { params: { id: evening.id }, body });
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
    text,
    refusal,
    busy,
    write: (next: string) => {
      setText(next);
      setRefusal("");
      keepDraft(draft, next);
    },
    save: (attributes: Attributes) => void run(() => save(attributes)),
    remove: () => void run(remove),
  };
}
