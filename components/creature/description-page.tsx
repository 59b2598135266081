import { Prose } from "@/components/ui/text/prose";
import { rollable } from "@/components/ui/text/rollable-text";
import styles from "./origin-page.module.css";

interface DescriptionPageProps {
  name: string;
  text: string;
  /** What stands there instead of an empty text. */
  fallback: string;
}

/** The free text about a creature; it opens with a red initial. */
export function DescriptionPage({ name, text, fallback }: DescriptionPageProps) {
  return (
    <>
      <p className="label">Description</p>
      <h2 className={`${styles["title"]} ${styles["text"]}`} dir="auto">
        {name}
      </h2>
      {text.trim() ? <Prose drop text={text} inline={rollable(name)} /> : <p className="note">{fallback}</p>}
    </>
  );
}
