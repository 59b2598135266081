"use client";

import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { changeEncounter } from "@/lib/client/mutations/encounters";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { isSent, isSentLast, withSent } from "@/lib/rules/sent-texts";
import { type DescriptionDraft as Draft, descriptionDraft } from "./description-draft";

/** Whether something else was sent after what stands there: it may be stored in its place, though an answer hasn't come. */
const isSentOver = ({ text, sent }: Pick<Draft, "text" | "sent">): boolean =>
  sent.length > 0 && !isSentLast(sent, text);

/** The description of an encounter while it is written: kept as a draft in this browser until it is saved or taken back. */
export function useDescription(
  { id, campaignId, description }: Encounter,
  { onSaved, onRefused }: { onSaved: (encounter: Encounter) => void; onRefused: (error: unknown) => void },
) {
  const { busy, run } = useBusy();
  const mine = useMemo(() => descriptionDraft(id), [id]);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    const found = mine.read();
    if (found) setKept(mine.keep(found));
    setDraft(found);
  }, [mine]);

  const drop = () => {
    mine.drop();
    setDraft(null);
  };
  // Drops the draft once the same text is stored, as after a save whose answer got lost: kept, it would conflict with what others save later.
  const isStored = !busy && draft?.text === description && !isSentOver(draft);
  const dropStored = useEffectEvent(drop);
  useEffect(() => {
    if (isStored) dropStored();
  }, [isStored]);
  const keep = (next: Draft) => {
    setKept(mine.keep(next));
    setDraft(next);
  };
  /** What becomes of it by being sent. */
  const renew = (next: Draft) => {
    mine.renew(next);
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
    if (draft) renew({ ...draft, sent: withSent(draft.sent, text) });
    const body = { description: text };
    const saved = await attemptOrThrow(() => changeEncounter(campaignId, { params: { id }, body }), {
      failed: encounterTexts.updateFailed,
      sentence: "unsaid",
      gone: encounterTexts.gone,
      done: encounterTexts.updated,
      about: "creature",
    }).catch(onRefused);
    if (!saved) return;
    onSaved(saved);
    // What was written while it was being saved stays a draft.
    const written = mine.own();
    if (written === null || written.text === text) drop();
    else renew({ text: written.text, base: text, sent: [] });
  };

  return {
    text,
    unsaved: draft !== null && (draft.text !== description || isSentOver(draft)),
    kept,
    conflict: draft !== null && draft.base !== description && text !== description && !isOwn,
    busy,
    write,
    drop,
    save: () => run(save),
    takeBack: () => (busy ? write(description) : drop()),
    /** One's own text goes on from what somebody else saved. */
    keepMine: () => keep({ text, base: description, sent: [] }),
  };
}
