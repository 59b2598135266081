import { LIMIT } from "@/lib/constants";
import styles from "./dm-notes.module.css";

interface NotesPadProps {
  text: string;
  /** A sheet that was just added is written on at once. */
  autoFocus: boolean;
  onWrite: (text: string) => void;
}

/** The ruled paper. */
export function NotesPad({ text, autoFocus, onWrite }: NotesPadProps) {
  const over = text.length - LIMIT.note;
  return (
    <>
      <textarea
        className={styles["pad"]}
        aria-label="DM Notes"
        aria-invalid={over > 0 || undefined}
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
      />
      {over > 0 && (
        <p className={styles["over"]} role="alert">
          {`At most ${LIMIT.note.toLocaleString("en")} characters on a sheet: ${over.toLocaleString("en")} too many.`}
        </p>
      )}
    </>
  );
}
