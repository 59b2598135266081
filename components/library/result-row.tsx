import { Tick } from "@/components/ui/form/tick";
import { Marked } from "@/components/ui/text/marked";
import { libraryTexts } from "@/lib/messages/library";
import { soughtWords } from "@/lib/rules/found-places";
import { figuresOf, KINDS, lineOf, type Summary, type TakenKind } from "./kinds";
import styles from "./results.module.css";

interface ResultRowProps {
  kind: TakenKind;
  entry: Summary;
  query: string;
  current: boolean;
  /** Left out where nothing is ticked. */
  ticked: boolean | undefined;
  onTick: () => void;
  /** Reached by Tab, an entry is chosen: the keys mean the one that has the focus. */
  onFocus: () => void;
  onChoose: () => void;
}

/** One line of the index: a tick, the name with what was searched for marked in it, and figures. */
export function ResultRow({
  kind,
  entry,
  query,
  current,
  ticked,
  onTick,
  onFocus,
  onChoose,
}: ResultRowProps) {
  const { columns, strong } = KINDS[kind];
  return (
    <li className={styles["row"]} data-plain={ticked === undefined || undefined}>
      {ticked !== undefined && (
        <Tick tabIndex={-1} checked={ticked} onChange={onTick} aria-label={libraryTexts.tick(entry.name)} />
      )}
      <button
        type="button"
        data-slug={entry.slug}
        className={styles["go"]}
        aria-current={current || undefined}
        onFocus={onFocus}
        onClick={onChoose}
      >
        <span className={styles["text"]}>
          <b>
            <Marked text={entry.name} words={soughtWords(query)} />
          </b>
          <i>{lineOf(entry)}</i>
        </span>
        {figuresOf(entry).map((figure, index) => {
          const column = columns[index];
          return (
            <span key={column} className={styles["figure"]} data-strong={column === strong || undefined}>
              <span className="vh">{`${column} `}</span>
              {figure}
            </span>
          );
        })}
      </button>
    </li>
  );
}
