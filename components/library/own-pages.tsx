"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { libraryTexts } from "@/lib/messages/library";
import { ownTexts } from "@/lib/messages/own-files";
import chosen from "./chosen-page.module.css";
import styles from "./library-dialog.module.css";
import { OwnFilePage } from "./own-file-page";
import { OwnList } from "./own-list";
import { OwnReport } from "./own-report";
import { useOwnFile } from "./use-own-file";

export interface OwnPagesProps {
  campaign: { id: number; name: string };
  /** The attributes of the tab panel that the left page is. */
  panel: { id: string; labelledBy: string };
  onMade: () => void;
  onPage: (page: "list" | "entry") => void;
  /** Told whether a file is being written; the same function at each render. */
  onWriting: (isWriting: boolean) => void;
  onClose: () => void;
}

/** Bring your own: a file of another tool at the left, what is in it at the right, before anything is written. */
export function OwnPages({ campaign, panel, onMade, onPage, onWriting, onClose }: OwnPagesProps) {
  const own = useOwnFile(campaign.id, onMade);
  const { writing } = own;
  useEffect(() => onWriting(writing), [onWriting, writing]);
  const [again, setAgain] = useState(false);
  const [pasted, setPasted] = useState("");
  const another = () => {
    // Where nothing of it could be read it is there to be corrected.
    if (own.report?.entries.length) setPasted("");
    own.forget();
    setAgain(true);
    onPage("list");
  };
  return (
    <>
      <section className={styles["list"]} role="tabpanel" id={panel.id} aria-labelledby={panel.labelledBy}>
        <OwnFilePage
          {...{ own, again, pasted }}
          onWrite={setPasted}
          onAnother={another}
          onSee={() => onPage("entry")}
        />
      </section>
      <section className={chosen["page"]} aria-label={ownTexts.inside}>
        <div className={chosen["run"]}>
          <button type="button" className={chosen["back"]} data-turned-to onClick={() => onPage("list")}>
            <Icon name="arrow-left" />
            {ownTexts.file}
          </button>
          <span>{own.made ? ownTexts.cameIn : ownTexts.inside}</span>
          <IconButton icon="close" label={libraryTexts.close} onClick={onClose} />
        </div>
        {own.made ? (
          <OwnReport own={own} made={own.made} campaign={campaign} onAnother={another} onClose={onClose} />
        ) : (
          <OwnList own={own} />
        )}
      </section>
    </>
  );
}
