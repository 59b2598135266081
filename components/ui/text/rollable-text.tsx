"use client";

import styles from "./rollable-text.module.css";
import { useAskedRoll } from "./use-asked-roll";
import { piecesOf } from "@/lib/rules/dice-in-text";

/** A text in which a bonus to hit, dice and saving throws are buttons that roll them. `of` is what the text is about. */
export function RollableText({ text, of }: { text: string; of: string }) {
  const press = useAskedRoll(of);
  return piecesOf(text).map(({ text: words, roll }, index) =>
    roll ? (
      <button
        key={index}
        type="button"
        className={styles["roll"]}
        title={`Roll ${words}`}
        onClick={() => press(roll)}
      >
        {words}
      </button>
    ) : (
      words
    ),
  );
}

/** The same for the paragraphs of a text. */
export const rollable = (of: string) => (words: string) => <RollableText text={words} of={of} />;
