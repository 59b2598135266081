import { LinkedText } from "@/components/ui/text/linked-text";
import { opensWithInitial, paragraphsOf } from "@/components/ui/text/paragraphs";
import styles from "./chapter.module.css";

/** A line of signs alone, as people draw between scenes. */
const SCENE_BREAK = /^[*#~·•\s-]{1,15}$/;

/** The paragraphs of a chapter, with its initial and the ornaments between scenes. */
export function ChapterText({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text);
  // An ornament at the very end would stand on the tailpiece.
  while (SCENE_BREAK.test(paragraphs.at(-1) ?? "")) paragraphs.pop();
  return (
    <div className={styles["text"]} data-initial={opensWithInitial(paragraphs[0]) || undefined}>
      {paragraphs.map((paragraph, index) =>
        SCENE_BREAK.test(paragraph) ? (
          <hr key={index} className={styles["break"]} />
        ) : (
          <p key={index} dir="auto">
            <LinkedText text={paragraph} />
          </p>
        ),
      )}
    </div>
  );
}
