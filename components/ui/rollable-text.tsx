"use client";

import { use } from "react";
import styles from "@/components/ui/rollable-text.module.css";
import { RollerContext } from "@/components/ui/roller";
import { rollDice } from "@/lib/client/roll-dice";
import { pressedEdge } from "@/lib/client/pressed-edge";
import { piecesOf } from "@/lib/rules/dice-in-text";

/** A text in which a bonus to hit, dice and saving throws are buttons that roll them. `of` is what the text is about. */
export function RollableText({ text, of }: { text: string; of: string }) {
  const roller = use(RollerContext);
  return piecesOf(text).map(({ text: words, roll }, index) =>
    roll ? (
      <button
        key={index}
        type="button"
        className={styles["roll"]}
        title={`Roll ${words}`}
        onClick={() =>
          rollDice(roll.pool, {
            ...roller,
            modifier: roll.modifier,
            edge: roll.isCheck ? pressedEdge() : "none",
            label: [of, roll.label].filter(Boolean).join(", ").slice(0, 60),
          })
        }
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
