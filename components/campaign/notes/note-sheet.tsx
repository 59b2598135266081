import type { Dispatch } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { TextField } from "@/components/ui/form/text-field";
import { lazyComponent } from "@/components/ui/lazy-component";
import { LIMIT } from "@/lib/constants";
import { notesTexts } from "@/lib/messages/notes";
import styles from "./dm-notes.module.css";
import { isAwaited, type Sheet, type SheetAction, type Whose } from "./notes-reducer";
import { NotesPad } from "./notes-pad";

const [NewerNotes] = lazyComponent(() => import("./newer-notes").then((module) => module.NewerNotes));

interface NoteSheetProps {
  sheet: Sheet;
  autoFocus: boolean;
  failed: boolean;
  onRetry: () => void;
  onSettle: (whose: Whose) => void;
  dispatch: Dispatch<SheetAction>;
}

/** What stands on a sheet of the pad: its name and its text, and another's newer version. */
export function NoteSheet({ sheet, autoFocus, failed, onRetry, onSettle, dispatch }: NoteSheetProps) {
  const { key, title, text, newer } = sheet;
  const isEmpty = isAwaited(sheet);
  return (
    <>
      {newer && <NewerNotes newer={newer} mine={{ title, text: text ?? "" }} onSettle={onSettle} />}
      <TextField
        label="Name of this sheet"
        labelHidden
        className={styles["name"] ?? ""}
        placeholder={`Name of this sheet, such as “${notesTexts.exampleTitle}”`}
        autoComplete="off"
        maxLength={LIMIT.noteTitle}
        value={title}
        readOnly={isEmpty}
        onChange={(event) => dispatch({ type: "named", key, title: event.target.value })}
      />
      {isEmpty && failed ? (
        <ErrorState text={notesTexts.loadFailed} onRetry={onRetry} />
      ) : (
        <NotesPad
          key={key}
          autoFocus={autoFocus}
          text={text}
          onWrite={(written) => dispatch({ type: "wrote", key, text: written })}
        />
      )}
    </>
  );
}
