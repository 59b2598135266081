import type { ReactNode } from "react";
import { RollableText } from "@/components/ui/text/rollable-text";
import { libraryTexts } from "@/lib/messages/library";
import type { Passage } from "@/lib/model/library";
import styles from "./entry.module.css";

export type Fact = [label: string, value: ReactNode, small?: string];
/** The figures at the head of an entry. */
export function Vitals({ facts, words }: { facts: readonly Fact[]; words?: boolean }) {
  return (
    <dl className={styles["vitals"]} data-words={words || undefined}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value, small]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {small && <small>{small}</small>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Labels and what stands to them. */
export function Lore({ facts }: { facts: readonly [string, string][] }) {
  return (
    <dl className={styles["lore"]}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export type TakeAction = (name: string) => Promise<void>;

/** Traits, actions or rules by their names. */
export function Passages({ list, onTake }: { list: readonly Passage[]; onTake?: TakeAction | undefined }) {
  return list.map(({ name, text }) => (
    <p key={`${name} ${text}`} className={styles["passage"]}>
      <b>{name}.</b> <RollableText text={text} of={name} />
      {onTake && (
        <button
          type="button"
          className={styles["take"]}
          data-action={name}
          aria-label={libraryTexts.takeOne(name)}
          onClick={() => void onTake(name)}
        >
          {libraryTexts.takeIt}
        </button>
      )}
    </p>
  ));
}

/** `of` is what the text is about. */
export function Paragraphs({ text, of }: { text: string; of: string }) {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => (
      <p key={`${index} ${line}`} className={styles["passage"]}>
        <RollableText text={line} of={of} />
      </p>
    ));
}
