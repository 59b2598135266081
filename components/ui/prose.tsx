import { classNames } from "./class-names";
import { paragraphsOf } from "./paragraphs";
import styles from "./prose.module.css";

/** A text that somebody wrote, in paragraphs. `drop` opens it with an initial over two lines. */
export function Prose({ text, drop }: { text: string; drop?: boolean }) {
  return (
    <div className={classNames("prose", drop && "prose-drop", styles["prose"])}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
