import { Icon } from "@/components/ui/icon";
import { Marked } from "@/components/ui/text/marked";
import { searchTexts } from "@/lib/messages/search";
import styles from "./finder-line.module.css";
import type { Option } from "./options";

interface FinderLineProps {
  id: string;
  option: Option;
  isActive: boolean;
  words: readonly string[];
  onChoose: () => void;
}

/** A line of the list; the field keeps the focus. */
export function FinderLine({ id, option, isActive, words, onChoose }: FinderLineProps) {
  const { icon, title, line, excerpt, label, isSecret } = option;
  return (
    <button
      type="button"
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={styles["line"]}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span>
        <b dir="auto">
          <Marked text={title} words={words} />
        </b>{" "}
        {line && <i dir="auto">{line}</i>}
        {excerpt && (
          <span className={styles["excerpt"]} dir="auto">
            <Marked text={excerpt} words={words} />
          </span>
        )}
      </span>
      <span className={styles["label"]}>
        {isSecret && (
          <>
            <Icon name="eye" />
            <span className="vh">{searchTexts.onlyMaster} </span>
          </>
        )}
        {label}
      </span>
    </button>
  );
}
