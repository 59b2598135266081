import { useId } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ownTexts } from "@/lib/messages/own-files";
import styles from "./own-file.module.css";

interface FileDropProps {
  accept: string;
  /** Another file is wanted: the field has the focus. */
  again: boolean;
  lay: string;
  hint: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Where a file is laid or chosen. */
export function FileDrop({ accept, again, lay, hint, multiple, onChoose }: FileDropProps) {
  const id = useId();
  return (
    <div className={styles["upload"]}>
      <Icon name="file" />
      <p className={styles["lay"]}>{lay}</p>
      <span className={buttonClass({ variant: "primary" })} aria-hidden="true">
        {ownTexts.choose}
      </span>
      <p className={styles["hint"]} id={`${id}-hint`}>
        {hint}
      </p>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        autoFocus={again}
        aria-label={ownTexts.choose}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onChoose(files);
          // The same file may be chosen again after it was mended.
          target.value = "";
        }}
      />
    </div>
  );
}

const size = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

interface FileBoxProps {
  file: File;
  /** Of what kind it is. */
  kinds: readonly string[];
  /** While it comes in no other one is chosen: what became of it would not be said. */
  writing: boolean;
  /** Left out once it has come in: the report leads on. */
  onAnother?: (() => void) | undefined;
}

/** The file that was chosen. */
export function FileBox({ file, kinds, writing, onAnother }: FileBoxProps) {
  return (
    <div className={styles["file"]}>
      <Icon name="file" />
      <div>
        <b dir="auto">{file.name}</b>
        <span>{[...kinds, size(file.size)].join(", ")}</span>
      </div>
      {onAnother && (
        <Button autoFocus disabled={writing} onClick={onAnother}>
          {ownTexts.another}
        </Button>
      )}
    </div>
  );
}

/** Three counts of what is in it. */
export function Tallies({ of }: { of: readonly (readonly [what: string, count: number])[] }) {
  return (
    <dl className={styles["tallies"]}>
      {of.map(([what, count]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is read, or becomes of what, a line each. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, what: string])[] }) {
  return (
    <ul className={styles["facts"]}>
      {facts.map(([name, what]) => (
        <li key={name}>
          <b>{name}</b>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
