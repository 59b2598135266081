import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { OverBook } from "@/components/ui/dialog/over-book";
import { paragraphsOf } from "@/components/ui/text/paragraphs";
import type { Evening } from "@/lib/model/evening";
import { eveningInWords } from "@/lib/rules/evening-words";
import { withoutLinks } from "@/lib/rules/links-in-text";
import chapterStyles from "./chapter.module.css";
import styles from "./previously.module.css";

/** An ornament, as stands between scenes, is no paragraph that tells anything. */
const WORDS = /[\p{L}\p{N}]/u;

interface PreviouslyProps {
  /** The last evening whose chapter is signed. */
  evening: Evening;
  onRead: () => void;
  onClose: () => void;
}

/** What happened last time: the first paragraph of the last chapter, and what it left open. */
export function Previously({ evening, onRead, onClose }: PreviouslyProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  // The focus goes to the button at the foot, which on a phone scrolls a long recap to its end.
  useEffect(() => sheet.current?.parentElement?.scrollTo(0, 0), []);
  const first = paragraphsOf(evening.chapter ?? "").find((one) => WORDS.test(one)) ?? "";
  const open = evening.threads.filter(({ isDone }) => !isDone);
  return (
    <OverBook aria-labelledby={id} onClose={onClose}>
      <article ref={sheet} className={`on-paper ${styles["sheet"]}`}>
        <h2 className={styles["title"]} id={id}>
          Previously
        </h2>
        <p className={styles["when"]} dir="auto">
          {`on ${eveningInWords(evening.number)}: ${evening.title}`}
        </p>
        <hr className={styles["rule"]} />
        <p className={styles["first"]} dir="auto">
          {withoutLinks(first)}
        </p>
        {open.length > 0 && (
          <>
            <h3 className={chapterStyles["sub"]}>Left open</h3>
            <ul className={chapterStyles["threads"]}>
              {open.map(({ text }, index) => (
                <li key={index}>
                  <span dir="auto">{withoutLinks(text)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles["acts"]}>
          <button type="button" className={styles["read"]} onClick={onRead}>
            <Icon name="open-book" />
            Read the whole chapter
          </button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            To the table
          </Button>
        </div>
      </article>
    </OverBook>
  );
}
