import { Button } from "@/components/ui/button";
import { NewerVersion, TwoVersions } from "@/components/ui/form/newer-version";
import { notesTexts } from "@/lib/messages/notes";
import type { Note } from "@/lib/model/note";
import styles from "./dm-notes.module.css";
import type { Whose } from "./notes-reducer";

interface NewerNotesProps {
  newer: Note;
  mine: Pick<Note, "title" | "text">;
  onSettle: (whose: Whose) => void;
}

/** The edit conflict of a sheet: the other version's name and text, where they differ from one's own, with the buttons that choose one. */
export function NewerNotes({ newer, mine, onSettle }: NewerNotesProps) {
  const hasOtherText = newer.text !== mine.text;
  return (
    <NewerVersion
      said={notesTexts.newer}
      onShowTheirs={() => onSettle("theirs")}
      onKeepMine={() => onSettle("mine")}
      further={hasOtherText && <Button onClick={() => onSettle("both")}>Put both on the sheet</Button>}
    >
      {newer.title !== mine.title && <TwoVersions field="Name" theirs={newer.title} mine={mine.title} />}
      {hasOtherText && (
        <textarea
          dir="auto"
          className={styles["theirs"]}
          aria-label="Saved meanwhile"
          value={newer.text}
          rows={6}
          readOnly
        />
      )}
    </NewerVersion>
  );
}
