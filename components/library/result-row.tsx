import { Fragment } from "react";
import { Tick } from "@/components/ui/form/tick";
import { libraryTexts } from "@/lib/messages/library";
import { folded } from "@/lib/rules/folded";
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
            <Marked text={entry.name} query={query} />
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

/** The first place where the name has what was typed. */
function Marked({ text, query }: { text: string; query: string }) {
  const sought = folded(query.trim());
  const at = sought === "" ? -1 : folded(text).indexOf(sought);
  // Where folding changes the length, places in the one are none in the other.
  if (at < 0 || folded(text).length !== text.length) return text;
  const end = at + sought.length;
  return (
    <Fragment>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </Fragment>
  );
}
