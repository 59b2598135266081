import { Button } from "@/components/ui/button";
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
    <section className={styles["newer"]} aria-label="Newer notes">
      <p role="alert">{notesTexts.newer}</p>
      <textarea
        dir="auto"
        className={styles["theirs"]}
        aria-label="Saved meanwhile"
        value={newer.text}
        rows={6}
        readOnly
      />
      <div className={styles["choice"]}>
        <Button variant="primary" onClick={() => onSettle(mine, true)}>
          Keep mine
        </Button>
        <Button onClick={() => onSettle(newer.text, false)}>Take theirs</Button>
        <Button onClick={() => onSettle(`${newer.text}\n\n${mine}`, false)}>Put both on the sheet</Button>
      </div>
    </section>
  );
}
