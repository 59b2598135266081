import { useId } from "react";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { LengthCounter } from "@/components/ui/form/length-counter";
import { LIMIT } from "@/lib/constants";
import { notesTexts } from "@/lib/messages/notes";
import styles from "./dm-notes.module.css";

interface NotesPadProps {
  /** Null while it is being loaded: nothing can be written until it is there. */
  text: string | null;
  /** A sheet that was just added is written on at once. */
  autoFocus: boolean;
  onWrite: (text: string) => void;
}

/** The ruled paper. */
export function NotesPad({ text, autoFocus, onWrite }: NotesPadProps) {
  const id = useId();
  usePrehydrationInput(id);
  const over = (text?.length ?? 0) - LIMIT.note;
  return (
    <>
      <div className={styles["paper"]}>
        <textarea
          id={id}
          dir="auto"
          className={styles["pad"]}
          aria-label="DM Notes"
          placeholder={text === null ? notesTexts.loading : notesTexts.placeholder}
          // No autofill: after a reload browsers restore the old text, over what somebody else has saved since.
          autoComplete="off"
          aria-invalid={over > 0 || undefined}
          autoFocus={autoFocus}
          readOnly={text === null}
          aria-busy={text === null || undefined}
          value={text ?? ""}
          onChange={(event) => onWrite(event.target.value)}
        />
      </div>
      {over > 0 ? (
        <p className={styles["over"]} role="alert">
          {`At most ${LIMIT.note.toLocaleString("en")} characters on a sheet: ${over.toLocaleString("en")} too many.`}
        </p>
      ) : (
        <LengthCounter control={id} max={LIMIT.note} />
      )}
    </>
  );
}
