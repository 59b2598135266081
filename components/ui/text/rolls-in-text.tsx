import { rollsInTextTexts } from "@/lib/messages/rolls-in-text";
import { askingPassages } from "./asking-passages";
import { RollableText } from "./rollable-text";
import styles from "./rolls-in-text.module.css";

interface RollsInTextProps {
  text: string;
  /** What the text is about; a paragraph that is a named trait is about that. */
  of: string;
}

/** What a text asks to be rolled where the text is shown as it is typed, such as on a pad, or not at all: those paragraphs, with buttons. */
export function RollsInText({ text, of }: RollsInTextProps) {
  const passages = askingPassages(text);
  if (passages.length === 0) return null;
  return (
    <section className={styles["rolls"]} aria-label={rollsInTextTexts.title}>
      <p className="label">{rollsInTextTexts.title}</p>
      {passages.map(({ text: words, name }, index) => (
        <p key={index} className={styles["passage"]} dir="auto">
          <RollableText text={words} of={name ?? of} />
        </p>
      ))}
    </section>
  );
}
