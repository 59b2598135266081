import type { CSSProperties } from "react";
import chosen from "@/components/library/chosen-page.module.css";
import { quoted } from "@/components/library/left-out";
import rows from "@/components/library/own-list.module.css";
import page from "@/components/library/own.module.css";
import results from "@/components/library/results.module.css";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Tick } from "@/components/ui/form/tick";
import { ownTexts } from "@/lib/messages/own-files";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { Vault, VaultReport } from "./use-vault";
import styles from "./vault.module.css";

const COLUMNS = ["Pictures", "Links"] as const;
const WIDTHS = { "--columns": "4.6rem 3.1rem", "--narrow-columns": "4.3rem 2.9rem" } as CSSProperties;

/** What is in the vault, a tick for each text and what of it is left out, and the button that writes it. */
export function VaultList({ vault }: { vault: Vault }) {
  const { report, ticked, writing, problem } = vault;
  if (!report)
    return (
      <div className={page["scroll"]}>
        <EmptyState icon="file" text={vaultScreenTexts.before} />
      </div>
    );
  const { entries, refused } = report;
  return (
    <>
      <div className={`${results["columns"]} ${rows["columns"]}`} style={WIDTHS} aria-hidden="true">
        <span>Title</span>
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div
        className={`${chosen["scroll"]} ${rows["rows"]}`}
        style={WIDTHS}
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
              locked={vault.locked}
              onTick={() => vault.tick(entry.position)}
            />
          ))}
          {refused.map(({ position, name, reason }) => (
            <li key={position} className={rows["row"]} data-off>
              <span className={`${rows["go"]} ${styles["go"]}`}>
                <Tick inLabel disabled aria-label={ownTexts.bring(quoted(name, position))} />
                <span className={results["text"]}>
                  <b dir="auto">{name}</b>
                </span>
                {COLUMNS.map((column) => (
                  <span key={column} className={results["figure"]} aria-hidden="true">
                    ·
                  </span>
                ))}
              </span>
              <p className={rows["note"]}>{ownTexts.cannot(reason)}</p>
            </li>
          ))}
        </ul>
      </div>
      <footer className={chosen["foot"]}>
        {writing ? (
          <p className={rows["writing"]} role="status">
            {ownTexts.writing}
          </p>
        ) : (
          <Checkbox
            label={ownTexts.all}
            disabled={vault.locked || entries.length === 0}
            checked={entries.length > 0 && ticked.size === entries.length}
            onChange={({ target: { checked } }) => vault.tickAll(checked)}
          />
        )}
        <Button
          variant="primary"
          className={rows["last"]}
          busy={writing}
          disabled={ticked.size === 0}
          onClick={() => void vault.bringIn()}
        >
          {ownTexts.bringIn(ticked.size)}
        </Button>
      </footer>
    </>
  );
}

/** "Places:" and "Ashmere" of "Places: Ashmere". */
const partsOf = (title: string): [folder: string, name: string] => {
  const at = title.lastIndexOf(": ") + 1;
  return [title.slice(0, at), title.slice(at).trim()];
};

const NONE = <span aria-hidden="true">·</span>;

interface RowProps {
  entry: VaultReport["entries"][number];
  ticked: boolean;
  locked: boolean;
  onTick: () => void;
}
function Row({ entry: { title, pictures, links, leftOut }, ticked, locked, onTick }: RowProps) {
  const [folder, name] = partsOf(title);
  return (
    <li className={rows["row"]}>
      <label className={`${rows["go"]} ${styles["go"]}`}>
        <Tick
          inLabel
          checked={ticked}
          disabled={locked}
          onChange={onTick}
          aria-label={ownTexts.bring(title)}
        />
        <span className={results["text"]}>
          <b dir="auto">
            {folder && <span className={styles["folder"]}>{folder}</span>} {name}
          </b>
        </span>
        <span className={results["figure"]}>
          <span className="vh">pictures </span>
          {pictures || NONE}
        </span>
        <span className={results["figure"]}>
          <span className="vh">links </span>
          {links || NONE}
        </span>
      </label>
      {leftOut.map((sentence) => (
        <p key={sentence} className={rows["note"]} dir="auto">
          {sentence}
        </p>
      ))}
    </li>
  );
}
