import { NewerVersion, TwoVersions } from "@/components/ui/form/newer-version";
import { chronicleTexts } from "@/lib/messages/chronicle";
import { type Part, sent, type Words } from "./chapter-words";

/** A part as text; of threads each is a line. */
const textOf = (part: Part, words: Words): string =>
  part === "threads"
    ? sent(words.threads)
        .map(({ text, isDone }) => (isDone ? chronicleTexts.answered(text) : text))
        .join("\n")
    : words[part];

interface NewerChapterProps {
  theirs: Words;
  mine: Words;
  /** What both have changed. */
  asked: readonly Part[];
  onSettle: (isTheirs: boolean) => void;
}

/** The edit conflict of a chapter: both versions of each part that both have changed, with the buttons that choose one. */
export function NewerChapter({ theirs, mine, asked, onSettle }: NewerChapterProps) {
  return (
    <NewerVersion
      said={chronicleTexts.newer}
      onShowTheirs={() => onSettle(true)}
      onKeepMine={() => onSettle(false)}
    >
      {asked.map((part) => (
        <TwoVersions
          key={part}
          field={chronicleTexts.parts[part]}
          theirs={textOf(part, theirs)}
          mine={textOf(part, mine)}
        />
      ))}
    </NewerVersion>
  );
}
