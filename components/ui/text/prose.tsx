import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { LinkedText } from "./linked-text";
import { opensWithInitial, paragraphsOf } from "./paragraphs";
import styles from "./prose.module.css";

interface ProseProps {
  text: string;
  /** Opens it with an initial over two lines, where its first paragraph bears one. */
  drop?: boolean;
  /** Draws the words of a paragraph, in place of their links alone. */
  inline?: (words: string) => ReactNode;
}

/** The paragraphs of a text that a user wrote. */
export function Prose({ text, drop, inline }: ProseProps) {
  const paragraphs = paragraphsOf(text);
  return (
    <div
      className={classNames(
        "prose",
        drop && opensWithInitial(paragraphs[0]) && "prose-drop",
        styles["prose"],
      )}
    >
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto">
          {inline ? inline(paragraph) : <LinkedText text={paragraph} />}
        </p>
      ))}
    </div>
  );
}
