"use client";

import { useState } from "react";
import chosen from "@/components/library/chosen-page.module.css";
import styles from "@/components/library/library-dialog.module.css";
import { useTwoPages } from "@/components/library/use-two-pages";
import { Modal } from "@/components/ui/dialog/modal";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { ownTexts } from "@/lib/messages/own-files";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { VaultBecomes } from "@/lib/model/vault";
import { useVault } from "./use-vault";
import { VaultFilePage } from "./vault-file-page";
import { VaultList } from "./vault-list";
import { VaultReportPage } from "./vault-report";

interface VaultDialogProps {
  campaignId: number;
  onClose: () => void;
  /** It has come in, and is wanted. */
  onDone: (became: VaultBecomes) => void;
}

/** Bring your notes: the file at the left, what is in it at the right, before anything is written. */
export function VaultDialog({ campaignId, onClose, onDone }: VaultDialogProps) {
  const { pages, page, turn } = useTwoPages();
  const vault = useVault(campaignId);
  const [again, setAgain] = useState(false);
  // What is being written stays in sight: its failure would be said to nobody, and the same brought in again comes twice.
  const close = () => {
    if (!vault.writing) onClose();
  };
  const another = () => {
    vault.forget();
    setAgain(true);
    turn("list");
  };
  return (
    <Modal
      aria-label={vaultScreenTexts.title}
      className={`on-paper ${styles["dialog"]}`}
      data-page={page}
      onClose={close}
    >
      <div className={styles["pages"]} ref={pages}>
        <div className={styles["top"]}>
          <header className={styles["head"]} data-toasts-below="">
            <h2 className="title">{vaultScreenTexts.title}</h2>
            <IconButton
              icon="close"
              label={vaultScreenTexts.close}
              className={styles["closeList"]}
              onClick={close}
            />
          </header>
        </div>
        <div className={styles["both"]}>
          <section className={styles["list"]} aria-label={ownTexts.file}>
            <VaultFilePage vault={vault} again={again} onAnother={another} onSee={() => turn("entry")} />
          </section>
          <section className={chosen["page"]} aria-label={vaultScreenTexts.inside}>
            <div className={chosen["run"]}>
              <button type="button" className={chosen["back"]} data-turned-to onClick={() => turn("list")}>
                <Icon name="arrow-left" />
                {ownTexts.file}
              </button>
              <span>{vault.made ? ownTexts.cameIn : vaultScreenTexts.inside}</span>
              <IconButton icon="close" label={vaultScreenTexts.close} onClick={close} />
            </div>
            {vault.made ? (
              <VaultReportPage
                vault={vault}
                made={vault.made}
                onAnother={another}
                onDone={() => onDone(vault.way)}
              />
            ) : (
              <VaultList vault={vault} />
            )}
          </section>
        </div>
      </div>
    </Modal>
  );
}
