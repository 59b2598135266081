import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFightTable } from "@/components/fight/fight-table";
import { useActing } from "@/components/fight/use-acting";
import { rememberPerson } from "@/lib/client/api/remember-person";
import { onPageHidden } from "@/lib/client/page/on-page-hidden";
import { markUnsaved, onSaveWaiting } from "@/lib/client/storage/unsaved";
import type { CombatantView } from "@/lib/model/fight";
import { dropSavedRemark, keepRemark, type RemarkDraft, readRemark, remarkName } from "./remark-draft";

interface Draft extends RemarkDraft {
  /** Its save was refused; a later refused draft replaces it. */
  isGivenBack?: boolean;
}

/**
 * The note of a combatant while it is edited: a draft in browser storage until the server has answered the save. It is saved on blur, on unmount,
 * when the page is hidden and before a log-out; not in an edit conflict, where the writer chooses between both versions first.
 */
export function useRemark({ id, note: stored = "" }: CombatantView) {
  const { act, fight } = useFightTable();
  const isActing = useActing(fight.id);
  const name = remarkName(fight.id, id);
  const [draft, setDraft] = useState<Draft>();
  const isNewer = draft !== undefined && draft.before !== stored && draft.text !== stored;
  const isHere = useRef(true);
  const [isStillOwn] = useState(rememberPerson);

  /** The draft that was saved last: `pagehide` and `visibilitychange` both fire before React has rendered without it, and would save it twice. */
  const lastSent = useRef<Draft>(undefined);
  const save = (): Promise<void> => {
    if (!draft || draft === lastSent.current || !isStillOwn()) return Promise.resolve();
    lastSent.current = draft;
    setDraft(undefined);
    const { text } = draft;
    if (text === stored) {
      dropSavedRemark(name, text);
      return Promise.resolve();
    }
    const answered = new Promise<void>((resolve) => {
      const giveBack = () => {
        const back = { ...draft, isGivenBack: true };
        if (!readRemark(name)) keepRemark(name, back);
        if (isHere.current) setDraft((begun) => (begun && !begun.isGivenBack ? begun : back));
        resolve();
      };
      const forget = () => {
        dropSavedRemark(name, text);
        resolve();
      };
      act({ type: "note", target: id, text }, giveBack, forget);
    });
    // A log-out waits for the answer: the draft is there until then.
    void answered.then(onSaveWaiting(() => answered));
    return answered;
  };
  const leave = () => (isNewer ? Promise.resolve() : save());
  const leaveNow = useEffectEvent(leave);

  const restore = useEffectEvent(() => {
    const kept = readRemark(name);
    if (kept && kept.text !== stored) setDraft((begun) => begun ?? kept);
    else if (kept && !isActing) dropSavedRemark(name, kept.text);
  });
  useEffect(() => {
    isHere.current = true;
    restore();
    const put = () => void leaveNow();
    const stop = onSaveWaiting(() => leaveNow());
    const stopWatching = onPageHidden(put);
    return () => {
      stop();
      stopWatching();
      isHere.current = false;
      // Saves on unmount too: choosing another combatant by a key unmounts the field without a blur.
      put();
    };
  }, [name]);
  // A refused draft doesn't hold back a re-render: its writer may have lost the right to run the fight, which the page then shows.
  const isUnsaved = draft !== undefined && !draft.isGivenBack;
  useEffect(() => (isUnsaved ? markUnsaved() : undefined), [isUnsaved]);

  return {
    text: draft?.text ?? stored,
    isWritten: draft !== undefined,
    /** What somebody else has written meanwhile, and what is written here. */
    newer: isNewer ? { theirs: stored, mine: draft.text } : undefined,
    write: (text: string) => {
      const next = { text, before: draft?.before ?? stored };
      if (isStillOwn()) keepRemark(name, next);
      setDraft(next);
    },
    leave: () => void leave(),
    keepMine: () => void save(),
    takeTheirs: () => {
      if (draft) dropSavedRemark(name, draft.text);
      setDraft(undefined);
    },
  };
}
