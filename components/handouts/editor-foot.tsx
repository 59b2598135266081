import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import styles from "./handout-editor.module.css";

interface EditorFootProps {
  /** The id of the form. */
  form: string;
  save: string;
  /** The form is being sent. */
  busy: boolean;
  /** Deletes what the form changes. */
  onDelete?: (() => Promise<unknown>) | undefined;
  onClose: () => void;
}

/**
 * The buttons below the form of a handout or map. A save that is answered 404 makes the record anew, so that neither it nor a deletion is
 * sent while the other is unanswered.
 */
export function EditorFoot({ form, save, busy, onDelete, onClose }: EditorFootProps) {
  const removal = useBusy();
  const isSending = busy || removal.busy;
  return (
    <>
      {onDelete && (
        <Button
          variant="danger"
          className={styles["delete"] ?? ""}
          busy={isSending}
          onClick={() => void removal.run(onDelete)}
        >
          Delete
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
      <Button variant="primary" type="submit" form={form} busy={isSending}>
        {save}
      </Button>
    </>
  );
}
