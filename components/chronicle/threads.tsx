import { LinkedText } from "@/components/ui/text/linked-text";
import type { Evening } from "@/lib/model/evening";
import { lastFirst } from "@/lib/rules/evening-order";
import { eveningInWords } from "@/lib/rules/evening-words";
import styles from "./chapter.module.css";

/** The number of the evening since which a thread has stood there without a break, where that is an earlier one. */
export const openSince = (text: string, evening: Evening, evenings: readonly Evening[]): number | null => {
  const played = lastFirst(evenings);
  const place = played.findIndex(({ id }) => id === evening.id);
  let since: number | null = null;
  for (const { number, threads } of played.slice(place + 1)) {
    if (!threads.some((one) => one.text === text)) break;
    since = number;
  }
  return since;
};

/** What a chapter leaves open, and since when. */
export function Threads({ evening, evenings }: { evening: Evening; evenings: readonly Evening[] }) {
  return (
    <ul className={styles["threads"]}>
      {evening.threads.map(({ text, isDone }, index) => {
        const since = openSince(text, evening, evenings);
        return (
          <li key={index} data-done={isDone || undefined}>
            <span dir="auto">
              <LinkedText text={text} />
            </span>{" "}
            {isDone ? (
              <small>answered</small>
            ) : (
              since !== null && <small>{`open since ${eveningInWords(since)}`}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
