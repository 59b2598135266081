"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { selectCampaign } from "@/lib/client/storage/selection";
import { importTexts } from "@/lib/messages/campaign-files";
import type { ImportReport as Report } from "@/lib/model/campaign-file";
import styles from "./import-report.module.css";

export interface Imported extends Report {
  id: number;
  name: string;
}

/** "Handouts" of `handouts`. */
const inWords = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** What came in with a campaign's file, by kind, and in sentences what did not. */
export function ImportReport({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const goToPage = useGoToPage();
  const { counts, leftOut, name } = imported;
  return (
    <Dialog
      title={importTexts.done(name)}
      size="sm"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => {
              selectCampaign(imported);
              goToPage("/campaign");
            }}
          >
            {importTexts.open}
          </Button>
        </>
      }
    >
      <h3 className="label">{importTexts.cameIn}</h3>
      <dl className={styles["counts"]}>
        {Object.entries(counts).map(([kind, count]) => (
          <div key={kind}>
            <dt>{inWords(kind)}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
      <h3 className="label">{importTexts.leftOutTitle}</h3>
      {leftOut.length === 0 ? (
        <p className="note">{importTexts.nothingLeftOut}</p>
      ) : (
        <ul className={styles["left"]}>
          {leftOut.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
