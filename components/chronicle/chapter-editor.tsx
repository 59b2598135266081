import { useId, useState } from "react";
import { LIMIT } from "@/lib/constants";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { eveningInWords } from "@/lib/rules/evening-words";
import { wordsIn } from "./chapter-state";
import type { ChapterWriting } from "./chapter-writing";
import { dateOf, dayInWords } from "./dates";
import styles from "./draft.module.css";
import { NewerChapter } from "./newer-chapter";
import { SigningFoot } from "./signing-foot";
import { ThreadFields } from "./thread-fields";
import { useDraft, useHold, useWriting } from "./use-writing";
import { WhoWasThere } from "./who-was-there";

interface EditorProps {
  evening: Evening;
  evenings: readonly Evening[];
  members: readonly Member[];
}

/** The right page of a draft: the chapter as it will be read, to be changed at will, and signed. */
export function ChapterEditor(props: EditorProps) {
  const { drafted } = useDraft(props.evening);
  return drafted ? <Editor {...props} writing={drafted.writing} /> : null;
}

function Editor({ evening, evenings, members, writing }: EditorProps & { writing: ChapterWriting }) {
  const written = useWriting(writing);
  const { title, chapter, threads, newer, asked } = written;
  const id = useId();
  const [hasCursor, setCursor] = useState(false);
  useHold(writing, hasCursor);
  const date = dateOf(evening);
  const over = chapter.length - LIMIT.chapter;
  const isUntitled = title.trim() === "";
  const mayBeSigned = chapter.trim() !== "" && over <= 0 && !isUntitled && !newer;
  return (
    <div className={styles["editor"]}>
      <h2 className="vh">The chapter</h2>
      <p className={styles["label"]}>
        {eveningInWords(evening.number) + (date ? `, ${dayInWords(date)}` : "")}
      </p>
      {newer && (
        <NewerChapter
          {...{ asked }}
          theirs={wordsIn(newer, written.proposed)}
          mine={written}
          onSettle={writing.settle}
        />
      )}
      <input
        className={styles["title"]}
        data-part="title"
        aria-label="Title of the chapter"
        dir="auto"
        autoComplete="off"
        maxLength={LIMIT.name}
        aria-invalid={isUntitled || undefined}
        aria-describedby={isUntitled ? `${id}untitled` : undefined}
        value={title}
        onChange={(event) => writing.write({ title: event.target.value })}
      />
      {isUntitled && (
        <p id={`${id}untitled`} className={styles["wrong"]} role="alert">
          {chronicleTexts.titleMissing}
        </p>
      )}
      <WhoWasThere {...{ evening, members }} />
      <textarea
        id={`${id}text`}
        className={styles["manuscript"]}
        data-part="chapter"
        aria-label="The chapter"
        dir="auto"
        autoComplete="off"
        placeholder={chronicleTexts.placeholder}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? `${id}over` : undefined}
        value={chapter}
        onFocus={() => setCursor(true)}
        onBlur={() => setCursor(false)}
        onChange={(event) => writing.write({ chapter: event.target.value })}
      />
      {over > 0 && (
        <p id={`${id}over`} className={styles["wrong"]} role="alert">
          {chronicleTexts.tooLong(LIMIT.chapter, over)}
        </p>
      )}
      <ThreadFields
        {...{ evening, evenings, threads }}
        onChange={(next) => writing.write({ threads: next })}
      />
      <SigningFoot {...{ evening, members, writing, written, mayBeSigned }} />
    </div>
  );
}
