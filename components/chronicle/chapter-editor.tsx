import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { NewerText } from "@/components/ui/form/newer-version";
import { lazyComponent } from "@/components/ui/lazy-component";
import { LIMIT } from "@/lib/constants";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { eveningInWords } from "@/lib/rules/evening-words";
import { dateOf } from "./chapter-head";
import type { ChapterWriting } from "./chapter-writing";
import { dayInWords } from "./dates";
import styles from "./draft.module.css";
import { ThreadFields } from "./thread-fields";
import { useOpenedEvening } from "./opened-evening";
import { useDraft, useWriting } from "./use-writing";
import { WhoWasThere } from "./who-was-there";

const [Sealing, preloadSealing] = lazyComponent(
  () => import("./sealing").then((module) => module.Sealing),
  ({ onClose }) => onClose(),
);

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
  const { title, chapter, threads, state, newer } = useWriting(writing);
  const { setSealing } = useOpenedEvening();
  const [isSigning, setSigning] = useState(false);
  const id = useId();
  const date = dateOf(evening);
  const over = chapter.length - LIMIT.chapter;
  const isEmpty = chapter.trim() === "";
  const mayBeSigned = !isEmpty && over <= 0 && title.trim() !== "" && !newer;
  return (
    <div className={styles["editor"]}>
      <h2 className="vh">The chapter</h2>
      <p className={styles["label"]}>
        {eveningInWords(evening.number) + (date ? `, ${dayInWords(date)}` : "")}
      </p>
      {newer && (
        <NewerText
          said={chronicleTexts.newer}
          theirs={newer.chapter ?? ""}
          mine={chapter}
          onShowTheirs={() => writing.settle(true)}
          onKeepMine={() => writing.settle(false)}
        />
      )}
      <input
        className={styles["title"]}
        aria-label="Title of the chapter"
        dir="auto"
        autoComplete="off"
        maxLength={LIMIT.name}
        aria-invalid={title.trim() === "" || undefined}
        value={title}
        onChange={(event) => writing.write({ title: event.target.value })}
      />
      {title.trim() === "" && (
        <p className={styles["wrong"]} role="alert">
          {chronicleTexts.titleMissing}
        </p>
      )}
      <WhoWasThere {...{ evening, members }} />
      <textarea
        id={`${id}text`}
        className={styles["manuscript"]}
        aria-label="The chapter"
        dir="auto"
        autoComplete="off"
        placeholder={chronicleTexts.placeholder}
        aria-invalid={over > 0 || undefined}
        value={chapter}
        onChange={(event) => writing.write({ chapter: event.target.value })}
      />
      {over > 0 && (
        <p className={styles["wrong"]} role="alert">
          {chronicleTexts.tooLong(LIMIT.chapter, over)}
        </p>
      )}
      <ThreadFields
        {...{ evening, evenings, threads }}
        onChange={(next) => writing.write({ threads: next })}
      />
      <div className={styles["foot"]}>
        <p role="status">
          {state === "failed"
            ? chronicleTexts.keepFailed
            : isEmpty
              ? chronicleTexts.empty
              : state === "unsaved"
                ? chronicleTexts.keeping
                : chronicleTexts.kept}
        </p>
        <Button
          className={styles["wax"] ?? ""}
          disabled={!mayBeSigned}
          {...preloadSealing}
          onClick={() => {
            setSealing(true);
            setSigning(true);
          }}
        >
          Sign and seal
        </Button>
      </div>
      {isSigning && (
        <Sealing
          {...{ evening, members, title }}
          open={threads.filter(({ text, isDone }) => text.trim() !== "" && !isDone).length}
          onSign={writing.sign}
          onClose={() => {
            setSigning(false);
            setSealing(false);
          }}
        />
      )}
    </div>
  );
}
