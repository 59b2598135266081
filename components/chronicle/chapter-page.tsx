import { Icon } from "@/components/ui/icon";
import { PrintOnly } from "@/components/ui/print/print-only";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { lastFirst } from "@/lib/rules/evening-order";
import { Chapter } from "./chapter";
import { ChapterFlow } from "./chapter-flow";
import styles from "./chapter-flow.module.css";
import { useOpenedEvening } from "./opened-evening";

interface ChapterPageProps {
  evening: Evening;
  members: readonly Member[];
  isPlayer: boolean;
}

/** A signed chapter over both pages; before its first leaf and after its last lie the chapters of the evenings beside it. */
export function ChapterPage({ evening, members, isPlayer }: ChapterPageProps) {
  const { evenings, open, isAtEnd, adding, add } = useOpenedEvening();
  const signed = lastFirst(evenings).filter(({ signedAt }) => signedAt !== null);
  const place = signed.findIndex(({ id }) => id === evening.id);
  const [before, after] = [signed[place + 1], signed[place - 1]];
  const chapter = <Chapter {...{ evening, evenings, members, isPlayer }} />;
  return (
    <>
      <ChapterFlow
        key={evening.id}
        label={`The chapter: ${evening.title}`}
        text={`${evening.chapter ?? ""}${evening.additions.length}`}
        isBeside={adding !== null}
        isAtEnd={isAtEnd}
        onBefore={before && (() => open(before.id, true))}
        onAfter={after && (() => open(after.id))}
        bar={
          <>
            <button type="button" className={styles["act"]} onClick={() => open(null)}>
              <Icon name="arrow-left" />
              Contents
            </button>
            {adding === null && (
              <button type="button" className={styles["act"]} data-red="" onClick={() => add("new")}>
                <Icon name="quill" />
                Add
              </button>
            )}
          </>
        }
      >
        {chapter}
      </ChapterFlow>
      <PrintOnly alone>{chapter}</PrintOnly>
    </>
  );
}
