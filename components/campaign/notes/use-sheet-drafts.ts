import { type Dispatch, useEffect, useRef } from "react";
import { dropStoredDraft, keepNoteDraft, readNoteDrafts } from "./note-drafts";
import { draftIdOf, isUnsaved, type Pad, type Sheet, type SheetAction } from "./notes-reducer";

interface Drafts {
  /** Whether the session is still that of who writes. */
  isStillOwn: () => boolean;
  dispatch: Dispatch<SheetAction>;
}

/** Keeps unsaved sheets as drafts in this browser, and restores them once. */
export function useSheetDrafts(
  campaignId: number,
  { sheets, restored }: Pad,
  { isStillOwn, dispatch }: Drafts,
): void {
  useEffect(() => {
    dispatch({ type: "restored", drafts: readNoteDrafts(campaignId) });
  }, [campaignId, dispatch]);

  const kept = useRef(new Map<string, Sheet>());
  useEffect(() => {
    if (!restored || !isStillOwn()) return;
    for (const sheet of sheets) {
      const id = draftIdOf(sheet);
      const before = kept.current.get(sheet.key);
      if (before === sheet) continue;
      kept.current.set(sheet.key, sheet);
      // It was stored, and has another id since.
      if (before && draftIdOf(before) !== id) dropStoredDraft(campaignId, draftIdOf(before), before);
      const { title, text, seenAt, sent } = sheet;
      if (!isUnsaved(sheet)) {
        // Words that this tab did not keep are another tab's, which has the same note open, or as yet has a sheet of its own.
        if (!before || isUnsaved(before)) dropStoredDraft(campaignId, id, before ?? sheet);
      } else if (text !== null) keepNoteDraft(campaignId, id, { title, text, seenAt, sent }, before);
    }
  }, [campaignId, sheets, restored, isStillOwn]);
}
