"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeEncounter } from "@/lib/client/mutations/encounters";
import { dropDraft, readDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { isSent, withSent } from "@/lib/rules/sent-texts";

const nameOf = (id: number) => `encounter:${id}`;
interface Draft {
  text: string;
  /** The stored description when the draft was begun: another one since then is a conflict. */
  base: string;
  /** Digests of what was sent since: stored after a lost answer, it is one's own, and the draft goes on from it. */
  sent: readonly string[];
}
const NONE: { description: string; sent: readonly string[] } = { description: "", sent: [] };
const readDescription = (id: number): Draft | null => {
  const kept = readFormDraft(nameOf(id), NONE);
  if (kept) return { text: kept.values.description, base: kept.base.description, sent: kept.values.sent };
  // It was once kept as its text alone, with what was saved beside it: such a draft may wait in a browser for long.
  const text = readDraft(nameOf(id));
  return text === null ? null : { text, base: readDraft(`encounter-base:${id}`) ?? "", sent: [] };
};
const keepDescription = (id: number, { text, base, sent }: Draft): boolean =>
  // What is as it was is no draft, whatever was sent.
  keepFormDraft(
    nameOf(id),
    { ...NONE, description: base },
    { description: text, sent: text === base ? [] : sent },
  );

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
  const isStored = draft?.text === description;
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
    unsaved: draft !== null && draft.text !== description,
    kept,
    conflict: draft !== null && draft.base !== description && !isOwn,
    busy,
    write: (next: string) =>
      next === description
        ? drop()
        : keep({
            text: next,
            base: isOwn ? description : (draft?.base ?? description),
            sent: draft?.sent ?? [],
          }),
    save: () => run(save),
    takeBack: drop,
    /** One's own text goes on from what somebody else saved. */
    keepMine: () => keep({ text, base: description, sent: [] }),
  };
}
