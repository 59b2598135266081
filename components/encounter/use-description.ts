"use client";

import { useEffect, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import { toast } from "@/lib/client/page/toast";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";

const textOf = (id: number) => `encounter:${id}`;
/** What was saved when the draft was begun, to tell whether somebody else has saved since. */
const baseOf = (id: number) => `encounter-base:${id}`;

/** The description of an encounter while it is written: kept as a draft in this browser until it is saved or taken back. */
export function useDescription({ id, description }: Encounter, onSaved: (encounter: Encounter) => void) {
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
    try {
      const saved = await call(api.encounters.change, { params: { id }, body: { description: text } });
      onSaved(saved);
      toast.success(encounterTexts.updated, { about: "creature" });
      // What was written while it was being saved stays a draft.
      setDraft((written) => (written === text ? null : written));
      if (readDraft(textOf(id)) === text) {
        dropDraft(textOf(id));
        dropDraft(baseOf(id));
      } else keepDraft(baseOf(id), text);
      setBase(text);
    } catch {
      toast.error(encounterTexts.updateFailed, { about: "creature" });
    }
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
