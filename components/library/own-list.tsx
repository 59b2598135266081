import type { CSSProperties } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Tick } from "@/components/ui/form/tick";
import { Checkbox } from "@/components/ui/form/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import type { ImportAnswer } from "@/lib/contract/library-takes";
import { ownTexts } from "@/lib/messages/own-files";
import chosen from "./chosen-page.module.css";
import { KINDS } from "./kinds";
import { quoted } from "./left-out";
import page from "./own.module.css";
import styles from "./own-list.module.css";
import results from "./results.module.css";
import type { OwnFile } from "./use-own-file";

type Entry = ImportAnswer["entries"][number];
const { columns, widths } = KINDS.monsters;
const WIDTHS = { "--columns": widths.wide, "--narrow-columns": widths.narrow } as CSSProperties;

/** What is in the file, a tick for each and what of it is left out, and the button that writes it. */
export function OwnList({ own }: { own: OwnFile }) {
  const { report, ticked, writing, problem } = own;
  if (!report)
    return (
      <div className={page["scroll"]}>
        <EmptyState icon="file" text={ownTexts.before} />
      </div>
    );
  const { entries, refused } = report;
  return (
    <>
      <div className={`${results["columns"]} ${styles["columns"]}`} style={WIDTHS} aria-hidden="true">
        <span>Name</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div
        className={`${chosen["scroll"]} ${styles["rows"]}`}
        tabIndex={0}
        role="region"
        aria-label={ownTexts.records}
      >
        {problem && entries.length > 0 && <Banner text={problem} />}
        <ul>
          {entries.map((entry) => (
            <Row
              key={entry.position}
              entry={entry}
              ticked={ticked.has(entry.position)}
              locked={own.locked}
              onTick={() => own.tick(entry.position)}
            />
          ))}
          {refused.map(({ position, name, reason }) => (
            <li key={position} className={styles["row"]} data-off>
              <span className={styles["go"]}>
                <Tick inLabel disabled aria-label={ownTexts.bring(quoted(name, position))} />
                <span className={results["text"]}>
                  <b dir="auto">{quoted(name, position)}</b>
                </span>
                {columns.map((column) => (
                  <span key={column} className={results["figure"]}>
                    —
                  </span>
                ))}
              </span>
              <p className={styles["note"]}>{ownTexts.cannot(reason)}</p>
            </li>
          ))}
        </ul>
      </div>
      <footer className={chosen["foot"]}>
        {writing ? (
          <p className={styles["writing"]} role="status">
            {ownTexts.writing}
          </p>
        ) : (
          <Checkbox
            label={ownTexts.all}
            disabled={own.locked || entries.length === 0}
            checked={entries.length > 0 && ticked.size === entries.length}
            onChange={({ target: { checked } }) => own.tickAll(checked)}
          />
        )}
        <Button
          variant="primary"
          className={styles["last"]}
          busy={writing}
          disabled={ticked.size === 0}
          onClick={() => void own.bringIn()}
        >
          {ownTexts.bringIn(ticked.size)}
        </Button>
      </footer>
    </>
  );
}

interface RowProps {
  entry: Entry;
  ticked: boolean;
  locked: boolean;
  onTick: () => void;
}
function Row({ entry, ticked, locked, onTick }: RowProps) {
  const { name, line, kind, challenge, armourClass, hitPoints, leftOut } = entry;
  const figures = [kind === "character" ? "—" : challenge || "—", armourClass, hitPoints];
  return (
    <li className={styles["row"]}>
      <label className={styles["go"]}>
        <Tick
          inLabel
          checked={ticked}
          disabled={locked}
          onChange={onTick}
          aria-label={ownTexts.bring(name)}
        />
        <span className={results["text"]}>
          <b dir="auto">{name}</b>
          <i dir="auto">{kind === "character" ? ownTexts.characterLine(line) : line}</i>
        </span>
        {figures.map((figure, index) => (
          <span key={columns[index]} className={results["figure"]}>
            <span className="vh">{`${columns[index]} `}</span>
            {figure}
          </span>
        ))}
      </label>
      {leftOut.map((sentence) => (
        <p key={sentence} className={styles["note"]} dir="auto">
          {sentence}
        </p>
      ))}
    </li>
  );
}
