"use client";

import type { ReactNode } from "react";
import { LinkedText } from "./linked-text";
import styles from "./rollable-text.module.css";
import { useAskedRoll } from "./use-asked-roll";
import { type AskedRoll, piecesOf } from "@/lib/rules/dice-in-text";

interface RollableTextProps {
  text: string;
  /** What the text is about. */
  of: string;
}

/** A text in which a bonus to hit, dice and saving throws are buttons that roll them, and links lead to what they name. */
export function RollableText({ text, of }: RollableTextProps) {
  const press = useAskedRoll(of);
  return <LinkedText text={text} plain={(words) => withRolls(words, press)} />;
}

const withRolls = (text: string, press: (roll: AskedRoll) => void): ReactNode =>
  piecesOf(text).map(({ text: words, roll }, index) =>
    roll ? (
      <button
        key={index}
        type="button"
        className={styles["roll"]}
        title={`Roll ${words}`}
        data-hold={roll.isCheck ? "" : undefined}
        onClick={() => press(roll)}
      >
        {words}
      </button>
    ) : (
      words
    ),
  );

/** The same for the paragraphs of a text. */
export const rollable = (of: string) => (words: string) => <RollableText text={words} of={of} />;
