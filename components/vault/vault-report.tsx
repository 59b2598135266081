import chosen from "@/components/library/chosen-page.module.css";
import entry from "@/components/library/entry.module.css";
import { LeftOut, type Line } from "@/components/library/left-out";
import rows from "@/components/library/own-list.module.css";
import { Button } from "@/components/ui/button";
import { ownTexts } from "@/lib/messages/own-files";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { Vault } from "./use-vault";
import { foldersOf, vaultLines } from "./vault-lines";

interface VaultReportPageProps {
  vault: Vault;
  made: NonNullable<Vault["made"]>;
  onAnother: () => void;
  onDone: () => void;
}

/** What came in, and what did not and why. */
export function VaultReportPage({ vault, made, onAnother, onDone }: VaultReportPageProps) {
  const { entries = [], refused = [] } = vault.report ?? {};
  const { ticked, way } = vault;
  const taken = entries.filter(({ position }) => ticked.has(position));
  const unticked = entries.filter(({ position }) => !ticked.has(position)).map(({ title }) => title);
  const plates = made.length - taken.length;
  const lines: Line[] = [
    {
      icon: "check",
      tone: "good",
      title: vaultScreenTexts.came(way, taken.length),
      text: foldersOf(taken.map(({ title }) => title)),
    },
    ...(plates > 0
      ? [
          {
            icon: "check",
            tone: "good",
            title: vaultScreenTexts.plates(plates),
            text: vaultScreenTexts.platesText,
          } as const,
        ]
      : []),
    ...vaultLines({ entries: taken, refused }),
    ...(unticked.length > 0
      ? [{ icon: "none", tone: "bad", title: ownTexts.unticked, text: unticked.join(", ") } as const]
      : []),
  ];
  return (
    <>
      <div className={chosen["scroll"]} tabIndex={0} role="region" aria-label={ownTexts.report}>
        <div role="status">
          <h3 className={entry["name"]}>{ownTexts.done(taken.length)}</h3>
        </div>
        <p className={entry["line"]}>{vaultScreenTexts.stand[way]}</p>
        <hr className="rule" />
        <LeftOut lines={lines} />
      </div>
      <footer className={chosen["foot"]}>
        <Button className={rows["last"]} onClick={onAnother}>
          {ownTexts.another}
        </Button>
        <Button variant="primary" autoFocus onClick={onDone}>
          {vaultScreenTexts.to[way]}
        </Button>
      </footer>
    </>
  );
}
