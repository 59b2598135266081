import { Facts, FileBox, FileDrop, Tallies } from "@/components/library/file-parts";
import { LeftOut } from "@/components/library/left-out";
import page from "@/components/library/own.module.css";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { Skeleton } from "@/components/ui/skeleton";
import { LIMIT } from "@/lib/constants";
import { ownTexts } from "@/lib/messages/own-files";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import { packed, type Vault, type VaultReport } from "./use-vault";
import { vaultLines } from "./vault-lines";
import styles from "./vault.module.css";

interface VaultFilePageProps {
  vault: Vault;
  /** Another file is wanted: the field has the focus. */
  again: boolean;
  onAnother: () => void;
  onSee: () => void;
}

/** The vault that is brought, what becomes of it and what stays behind; before one is chosen, where to lay it. */
export function VaultFilePage({ vault, again, onAnother, onSee }: VaultFilePageProps) {
  const { file, made, problem, report } = vault;
  return (
    <>
      <div className={page["scroll"]} tabIndex={0} role="region" aria-label={ownTexts.fileContents}>
        {file && (
          <FileBox
            file={file}
            kinds={[vaultScreenTexts.kind]}
            writing={vault.writing}
            onAnother={made ? undefined : onAnother}
          />
        )}
        {!file && (
          <FileDrop
            accept=".zip,.md,.markdown,application/zip,text/markdown"
            multiple
            again={again}
            lay={vaultScreenTexts.lay}
            hint={vaultScreenTexts.hint(LIMIT.vault.bytes / 1024 / 1024, LIMIT.vault.texts)}
            onChoose={(files) => void packed(files).then((one) => one && vault.look(one), vault.cannotRead)}
          />
        )}
        {problem && !report?.entries.length && (
          <div className={page["problem"]}>
            <Banner text={problem} />
          </div>
        )}
        {vault.reading && <Skeleton text={ownTexts.reading} />}
        {report && <Read vault={vault} report={report} />}
        {!file && (
          <>
            <h3 className={page["head"]}>{vaultScreenTexts.becomes}</h3>
            <Facts facts={vaultScreenTexts.facts} />
          </>
        )}
      </div>
      <footer className={page["foot"]} data-act={report ? true : undefined}>
        <p className={page["promise"]}>{vaultScreenTexts.promise}</p>
        {report && (
          <Button variant="primary" className={page["next"]} data-turned-back-to onClick={onSee}>
            {made ? ownTexts.seeReport : ownTexts.see}
          </Button>
        )}
      </footer>
    </>
  );
}

function Read({ vault, report }: { vault: Vault; report: VaultReport }) {
  const { made, ticked, way } = vault;
  const taken = report.entries.filter(({ position }) => ticked.has(position));
  const pictures = taken.reduce((sum, one) => sum + one.pictures, 0);
  if (made) {
    const links = taken.reduce((sum, one) => sum + one.links, 0);
    return (
      <Tallies
        of={[
          ["came in", taken.length],
          ["pictures", pictures],
          ["links", links],
        ]}
      />
    );
  }
  return (
    <>
      <Tallies
        of={[
          ["texts", report.entries.length],
          ["ticked", ticked.size],
          ["pictures", pictures],
        ]}
      />
      <div className={styles["becomes"]}>
        <Choice
          label={vaultScreenTexts.they}
          options={vaultScreenTexts.options}
          value={way}
          disabled={vault.locked}
          onChange={(other) => void vault.lookAs(other)}
        />
        <p className="note">{vaultScreenTexts.only[way]}</p>
      </div>
      <h3 className={page["head"]}>{ownTexts.behind}</h3>
      <LeftOut lines={vaultLines(report)} />
    </>
  );
}
