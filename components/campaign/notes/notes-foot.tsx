import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { notesTexts } from "@/lib/messages/notes";
import styles from "./dm-notes.module.css";

interface NotesFootProps {
  unsaved: boolean;
  /** It has just saved itself. */
  saved: boolean;
  addable: boolean;
  removable: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** Below the pad: whether it is saved, and what can be done with its sheets. */
export function NotesFoot({ unsaved, saved, addable, removable, onAdd, onRemove }: NotesFootProps) {
  return (
    <div className={styles["foot"]}>
      <p className="note" role="status">
        {unsaved ? notesTexts.unsaved : saved && notesTexts.savedItself}
      </p>
      {addable && (
        <Button icon="plus" onClick={onAdd}>
          Add sheet
        </Button>
      )}
      {removable && <IconButton icon="trash" label="Delete sheet" onClick={onRemove} />}
    </div>
  );
}
