import type { ReactNode, Ref } from "react";
import { versionTexts } from "@/lib/messages/versions";
import { markChanges } from "@/lib/rules/word-changes";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import styles from "./newer-version.module.css";

interface NewerVersionProps {
  ref?: Ref<HTMLElement>;
  /** That somebody else saved meanwhile what is being written. */
  said: string;
  onShowTheirs: () => void;
  onKeepMine: () => void;
  /** A third choice. */
  further?: ReactNode;
  /** The two versions. */
  children: ReactNode;
}

/** What somebody else saved while one was writing, beside one's own, until one of them is chosen. */
export function NewerVersion({ ref, said, onShowTheirs, onKeepMine, further, children }: NewerVersionProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles["slip"]} aria-label={versionTexts.newerVersion}>
      <p className={styles["said"]} role="alert">
        {said}
      </p>
      {children}
      <div className={styles["acts"]}>
        {further}
        <Button onClick={onShowTheirs}>{versionTexts.showTheirs}</Button>
        <Button variant="primary" onClick={onKeepMine}>
          {versionTexts.keepMine}
        </Button>
      </div>
    </section>
  );
}

/** Two versions of a text side by side, with the words marked in which they differ. */
export function TwoVersions({ field, theirs, mine }: { field?: string; theirs: string; mine: string }) {
  const version = (whose: string, text: string, other: string) => (
    <div className={classNames(whose === versionTexts.yours && styles["mine"])}>
      <p className="label">{field ? `${field}: ${whose}` : whose}</p>
      <p dir="auto">{text === "" ? <em>{versionTexts.nothing}</em> : markChanges(text, other).map(draw)}</p>
    </div>
  );
  return (
    <div className={styles["two"]}>
      {version(versionTexts.theirs, theirs, mine)}
      {version(versionTexts.yours, mine, theirs)}
    </div>
  );
}

/** The notice for one text. */
export function NewerText({
  theirs,
  mine,
  ...notice
}: Omit<NewerVersionProps, "children" | "ref"> & { theirs: string; mine: string }) {
  return (
    <NewerVersion {...notice}>
      <TwoVersions {...{ theirs, mine }} />
    </NewerVersion>
  );
}

const draw = ({ text, isChanged }: { text: string; isChanged: boolean }, index: number) =>
  isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
