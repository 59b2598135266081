"use client";

import { useEffect, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeEncounter } from "@/lib/client/mutations/encounters";
import { mutate } from "@/lib/client/mutations/mutation";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";

const textOf = (id: number) => `encounter:${id}`;
/** What was saved when the draft was begun, to tell whether somebody else has saved since. */
const baseOf = (id: number) => `encounter-base:${id}`;

/** The description of an encounter while it is written: kept as a draft in this browser until it is saved or taken back. */
export function useDescription(
  { id, campaignId, description }: Encounter,
  onSaved: (encounter: Encounter) => void,
) {
  const { busy, run } = useBusy();
  const [draft, setDraft] = useState<string | null>(null);
  const [base, setBase] = useState<string | null>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    const found = readDraft(textOf(id));
    if (found !== null) setKept(keepDraft(textOf(id), found));
    setDraft(found);
    setBase(readDraft(baseOf(id)));
  }, [id]);

  const drop = () => {
    dropDraft(textOf(id));
    dropDraft(baseOf(id));
    setDraft(null);
    setBase(null);
  };
  const write = (text: string) => {
    if (text === description) return drop();
    setKept(keepDraft(textOf(id), text));
    if (draft === null) {
      keepDraft(baseOf(id), description);
      setBase(description);
    }
    setDraft(text);
  };
  const save = async () => {
    const text = draft ?? description;
    const body = { description: text };
    const saved = await attempt(() => mutate(changeEncounter, campaignId, { params: { id }, body }), {
      failed: encounterTexts.updateFailed,
      sentence: "unsaid",
      done: encounterTexts.updated,
      about: "creature",
    });
    if (!saved) return;
    onSaved(saved);
    // What was written while it was being saved stays a draft.
    setDraft((written) => (written === text ? null : written));
    if (readDraft(textOf(id)) === text) {
      dropDraft(textOf(id));
      dropDraft(baseOf(id));
    } else keepDraft(baseOf(id), text);
    setBase(text);
  };

  return {
    text: draft ?? description,
    unsaved: draft !== null && draft !== description,
    kept,
    conflict: base !== null && base !== description,
    busy,
    write,
    save: () => run(save),
    takeBack: drop,
    /** One's own text goes on from what somebody else saved. */
    keepMine: () => {
      keepDraft(baseOf(id), description);
      setBase(description);
    },
  };
}
