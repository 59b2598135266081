import { type Dispatch, useEffect, useRef } from "react";
import type { NoteTitle } from "@/lib/model/note";
import { dropNoteDraft, keepNoteDraft, readNoteDraft } from "./note-drafts";
import { isUnsaved, type Pad, type Sheet, type SheetAction } from "./notes-reducer";

/** Keeps unsaved sheets as drafts in this browser, and restores them once. */
export function useSheetDrafts(
  campaignId: number,
  titles: readonly NoteTitle[],
  { sheets, restored }: Pad,
  dispatch: Dispatch<SheetAction>,
): void {
  useEffect(() => {
    const drafts = [...titles.map(({ id }) => id), null].flatMap((id) => {
      const draft = readNoteDraft(campaignId, id);
      return draft ? [[id, draft] as const] : [];
    });
    dispatch({ type: "restored", drafts: new Map(drafts) });
    // Only the first time counts.
  }, [campaignId, titles, dispatch]);

  const kept = useRef(new Map<number | null, Sheet>());
  useEffect(() => {
    if (!restored) return;
    for (const sheet of sheets) {
      const id = sheet.note?.id ?? null;
      const before = kept.current.get(id);
      if (before === sheet) continue;
      kept.current.set(id, sheet);
      const { title, text, seenAt } = sheet;
      if (!isUnsaved(sheet)) {
        // A draft that this tab did not keep is another tab's, which has the same note open.
        if (!before || isUnsaved(before)) dropNoteDraft(campaignId, id);
      } else if (text !== null) keepNoteDraft(campaignId, id, { title, text, seenAt });
    }
    if (sheets.every(({ note }) => note) && kept.current.delete(null)) dropNoteDraft(campaignId, null);
  }, [campaignId, sheets, restored]);
}
