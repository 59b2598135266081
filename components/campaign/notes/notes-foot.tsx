import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { notesTexts } from "@/lib/messages/notes";
import styles from "./dm-notes.module.css";

interface NotesFootProps {
  unsaved: boolean;
  /** Another version waits for a choice above, which a phone may have scrolled out of sight. */
  inConflict: boolean;
  /** It has just saved itself. */
  saved: boolean;
  addable: boolean;
  removable: boolean;
  onAdd: () => void;
  /** Undefined while a pressed Save or Delete is unanswered: until then no sheet can be deleted. A sheet that saves itself keeps none from that. */
  onRemove: (() => void) | undefined;
}

/** Below the pad: whether it is saved, and what can be done with its sheets. */
export function NotesFoot({
  unsaved,
  inConflict,
  saved,
  addable,
  removable,
  onAdd,
  onRemove,
}: NotesFootProps) {
  return (
    <div className={styles["foot"]}>
      <p className="note" role="status" data-settled={(!inConflict && !unsaved) || undefined}>
        {inConflict ? notesTexts.chooseAbove : unsaved ? notesTexts.unsaved : saved && notesTexts.savedItself}
      </p>
      {addable && (
        <Button icon="plus" onClick={onAdd}>
          Add sheet
        </Button>
      )}
      {removable && (
        <IconButton
          icon="trash"
          label="Delete sheet"
          aria-disabled={!onRemove || undefined}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
