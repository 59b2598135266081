import { type CSSProperties, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { libraryTexts } from "@/lib/messages/library";
import { KINDS, type Summary, type TakenKind } from "./kinds";
import { ResultRow } from "./result-row";
import { ResultsFoot } from "./results-foot";
import styles from "./results.module.css";
import type { LibraryPicker } from "./use-library-picker";

interface ResultsProps {
  kind: TakenKind;
  picker: LibraryPicker;
  onChoose: (entry: Summary) => void;
  onClear: () => void;
  onCreate: () => void;
}

/** So near to its end the list asks for its next part. */
const NEAR = 600;

/** What was found, in rows; below it what is ticked, or the keys. */
export function Results(props: ResultsProps) {
  const { kind, picker } = props;
  const { query, listed, lately, ticked, failed, busy, retry } = picker;
  const current = picker.current?.slug;
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = scroll.current?.querySelector(`[data-slug="${current}"]`);
    row?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const { wide, narrow } = KINDS[kind].widths;
  const widths = { "--columns": wide, "--narrow-columns": narrow } as CSSProperties;
  const row = (entry: Summary) => (
    <ResultRow
      key={entry.slug}
      {...{ kind, entry, query }}
      current={entry.slug === current}
      ticked={picker.takeAction ? undefined : ticked.some(({ slug }) => slug === entry.slug)}
      onTick={() => picker.tick(entry)}
      onFocus={() => picker.choose(entry)}
      onChoose={() => props.onChoose(entry)}
    />
  );
  return (
    <>
      <div
        className={styles["columns"]}
        data-plain={picker.takeAction && true}
        style={widths}
        aria-hidden="true"
      >
        <span>Name</span>
        {KINDS[kind].columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div
        ref={scroll}
        className={styles["scroll"]}
        style={widths}
        onScroll={({ currentTarget: { clientHeight, scrollHeight, scrollTop } }) => {
          if (scrollHeight - scrollTop - clientHeight < NEAR) void picker.more();
        }}
      >
        {!failed && busy && listed.length === 0 && <Skeleton text={libraryTexts.loading} />}
        {!failed && !busy && listed.length === 0 && (
          <EmptyState icon="scroll" text={libraryTexts.nothing(kind)}>
            <Button onClick={props.onClear}>{libraryTexts.clear}</Button>
            <Button onClick={props.onCreate}>{libraryTexts.createYourself}</Button>
          </EmptyState>
        )}
        {lately > 0 && <p className={styles["group"]}>{libraryTexts.recent}</p>}
        {lately > 0 && <ul className={styles["recent"]}>{listed.slice(0, lately).map(row)}</ul>}
        <ul>{listed.slice(lately).map(row)}</ul>
        {failed && <ErrorState text={libraryTexts.failed} onRetry={retry} />}
      </div>
      <ResultsFoot
        ticks={!picker.takeAction}
        ticked={ticked}
        taking={picker.taking}
        onTakeAll={() => void picker.take(ticked)}
      />
    </>
  );
}
