import { useEffect } from "react";
import { accentStyle } from "@/components/book/accent";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { libraryTexts } from "@/lib/messages/library";
import { searchTexts } from "@/lib/messages/search";
import type { ShelfCampaign } from "@/lib/model/campaign";
import { folded } from "@/lib/rules/folded";
import { fitOfName, LIKE } from "@/lib/rules/search-words";
import styles from "./finder.module.css";
import { FinderLine } from "./finder-line";
import { grouped, idOf, type Instead, type Option } from "./options";

interface FinderListProps {
  id: string;
  hidden: boolean;
  options: readonly Option[];
  active: Option | undefined;
  sought: string;
  words: readonly string[];
  books: readonly ShelfCampaign[] | undefined;
  failed: boolean;
  /** Of the library: what stands below is found in the book alone. */
  libraryFailed: boolean;
  /** Where nothing was found: what can be done. */
  instead: readonly Instead[] | null;
  onInstead: (act: Instead) => void;
  onChoose: (option: Option) => void;
  onRetry: () => void;
}

/** Whether a hit is only like what was typed. */
const isLike = ({ hit, title }: Option, sought: string): boolean =>
  hit !== undefined && fitOfName(folded(title), folded(sought)) === LIKE;

/** What was found, below its headings. */
export function FinderList(props: FinderListProps) {
  const { id, hidden, options, active, sought, words, books, failed, instead, onChoose, onRetry } = props;
  const activeId = active && idOf(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const hits = options.filter(({ hit }) => hit);
  const isNear = hits.length > 0 && hits.every((option) => isLike(option, sought));
  return (
    <>
      {!hidden && failed && <ErrorState text={searchTexts.failed} onRetry={onRetry} />}
      {!hidden && instead && (
        <EmptyState icon="open-book" text={searchTexts.says(sought)}>
          {instead.map((act) => (
            <Button key={act.title} onClick={() => props.onInstead(act)}>
              {act.title}
            </Button>
          ))}
        </EmptyState>
      )}
      {!hidden && isNear && <p className={styles["near"]}>{searchTexts.near(sought)}</p>}
      <div
        role="listbox"
        id={id}
        aria-label={searchTexts.results}
        className={styles["list"]}
        hidden={hidden || options.length === 0}
      >
        {grouped(options).map(([group, list]) => {
          const book = books?.find((one) => one.id === group);
          const heading = book?.name ?? (typeof group === "string" ? searchTexts.group[group] : "");
          return (
            <div key={group} role="group" aria-label={heading}>
              <p className={book ? styles["book"] : styles["heading"]} aria-hidden="true">
                {book && <span className={styles["cover"]} style={accentStyle(book.coverColour)} />}
                <span dir="auto">{heading}</span>
                {book && <small>{searchTexts.role[book.role]}</small>}
              </p>
              {list.map((option) => (
                <FinderLine
                  key={option.key}
                  id={idOf(id, option)}
                  option={option}
                  isActive={option.key === active?.key}
                  words={words}
                  onChoose={() => onChoose(option)}
                />
              ))}
            </div>
          );
        })}
      </div>
      {!hidden && props.libraryFailed && (
        <div className={styles["unread"]} role="alert">
          <p className="note">{libraryTexts.failed}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
    </>
  );
}
