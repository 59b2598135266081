import { Button } from "@/components/ui/button";
import { NewerVersion } from "@/components/ui/form/newer-version";
import { notesTexts } from "@/lib/messages/notes";
import type { Note } from "@/lib/model/note";
import styles from "./dm-notes.module.css";

interface NewerNotesProps {
  newer: Note;
  mine: string;
  /** The text that stays, and whether it is to be saved at once. */
  onSettle: (text: string, andSave: boolean) => void;
}

/** The text that somebody saved meanwhile, above one's own, until one of them is chosen. */
export function NewerNotes({ newer, mine, onSettle }: NewerNotesProps) {
  return (
    <NewerVersion
      said={notesTexts.newer}
      onShowTheirs={() => onSettle(newer.text, false)}
      onKeepMine={() => onSettle(mine, true)}
      further={
        <Button onClick={() => onSettle(`${newer.text}\n\n${mine}`, false)}>Put both on the sheet</Button>
      }
    >
      <textarea
        dir="auto"
        className={styles["theirs"]}
        aria-label="Saved meanwhile"
        value={newer.text}
        rows={6}
        readOnly
      />
    </NewerVersion>
  );
}
