"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeEncounter } from "@/lib/client/mutations/encounters";
import { dropDraft, readDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { isSent, isSentLast, withSent } from "@/lib/rules/sent-texts";

const nameOf = (id: number) => `encounter:${id}`;
interface Draft {
  text: string;
  /** The stored description when the draft was begun: another one since then is a conflict. */
  base: string;
  /** Digests of what was sent since: stored after a lost answer, it is one's own, and the draft goes on from it. */
  sent: readonly string[];
}
const NONE: { description: string; base: string; sent: readonly string[] } = {
  description: "",
  base: "",
  sent: [],
};
const readDescription = (id: number): Draft | null => {
  const kept = readFormDraft(nameOf(id), NONE);
  if (kept) {
    const { description, base, sent } = kept.values;
    // The base was once kept as the default of the text alone: such a draft may wait in a browser for long.
    return { text: description, base: base || kept.base.description, sent };
  }
  // Before that it was kept as its text alone, with what was saved beside it.
  const text = readDraft(nameOf(id));
  return text === null ? null : { text, base: readDraft(`encounter-base:${id}`) ?? "", sent: [] };
};
const keepDescription = (id: number, { text, base, sent }: Draft): boolean => {
  // What is as it was is no draft, unless something else was sent that may be stored in its place.
  const kept = text === base && sent.length === 0 ? NONE : { description: text, base, sent };
  return keepFormDraft(nameOf(id), NONE, kept);
};
/** Whether something else was sent after what stands there: it may be stored in its place, though an answer hasn't come. */
const isSentOver = ({ text, sent }: Pick<Draft, "text" | "sent">): boolean =>
  sent.length > 0 && !isSentLast(sent, text);

/** The description of an encounter while it is written: kept as a draft in this browser until it is saved or taken back. */
export function useDescription(
  { id, campaignId, description }: Encounter,
  onSaved: (encounter: Encounter) => void,
) {
  const { busy, run } = useBusy();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    const found = readDescription(id);
    if (found) setKept(keepDescription(id, found));
    setDraft(found);
  }, [id]);

  const drop = () => {
    dropDraft(nameOf(id));
    setDraft(null);
  };
  // Drops the draft once the same text is stored, as after a save whose answer got lost: kept, it would conflict with what others save later.
  const isStored = !busy && draft?.text === description && !isSentOver(draft);
  const dropStored = useEffectEvent(drop);
  useEffect(() => {
    if (isStored) dropStored();
  }, [isStored]);
  const keep = (next: Draft) => {
    setKept(keepDescription(id, next));
    setDraft(next);
  };
  const text = draft?.text ?? description;
  const isOwn = draft !== null && isSent(draft.sent, description);
  const write = (next: string) => {
    const sent = draft?.sent ?? [];
    const isPutBack = busy || isSentOver({ text: next, sent });
    if (next === description && !isPutBack) drop();
    else keep({ text: next, base: isOwn ? description : (draft?.base ?? description), sent });
  };
  const save = async () => {
    if (draft) keep({ ...draft, sent: withSent(draft.sent, text) });
    const body = { description: text };
    const saved = await attempt(() => changeEncounter(campaignId, { params: { id }, body }), {
      failed: encounterTexts.updateFailed,
      sentence: "unsaid",
      done: encounterTexts.updated,
      about: "creature",
    });
    if (!saved) return;
    onSaved(saved);
    // What was written while it was being saved stays a draft.
    const after = (written: Draft | null) =>
      written === null || written.text === text ? null : { text: written.text, base: text, sent: [] };
    setDraft(after);
    const rest = after(readDescription(id));
    if (rest) keepDescription(id, rest);
    else dropDraft(nameOf(id));
  };

  return {
    text,
    unsaved: draft !== null && (draft.text !== description || isSentOver(draft)),
    kept,
    conflict: draft !== null && draft.base !== description && text !== description && !isOwn,
    busy,
    write,
    save: () => run(save),
    takeBack: () => (busy ? write(description) : drop()),
    /** One's own text goes on from what somebody else saved. */
    keepMine: () => keep({ text, base: description, sent: [] }),
  };
}
