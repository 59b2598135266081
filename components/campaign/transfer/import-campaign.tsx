"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { importTexts } from "@/lib/messages/campaign-files";
import type { Imported } from "./import-report";
import styles from "@/components/campaign/shelf/shelf.module.css";

const [ImportDialog, preloadDialog] = lazyComponent(
  async () => {
    const [module] = await Promise.all([
      import("./import-dialog"),
      // Once the campaign is in, a lost connection must not keep back what came in.
      import("./import-report"),
      // Its hint is the first on the page in italics, and would wrap anew when they come.
      document.fonts.load("italic 1em alegreya").catch(() => []),
    ]);
    return module.ImportDialog;
  },
  ({ onClose }) => onClose(),
);
const [ImportReport] = lazyComponent(
  () => import("./import-report").then((module) => module.ImportReport),
  ({ onClose }) => onClose(),
);

/** Opens the dialog that takes a campaign's file, and afterwards the one that says what came in. */
export function ImportCampaign() {
  const [shown, show] = useState<"dialog" | Imported>();
  const close = () => show(undefined);
  return (
    <>
      <Button variant="ghost" icon="scroll" {...preloadDialog} onClick={() => show("dialog")}>
        <span>
          {importTexts.buttonParts[0]}
          <span className={styles["rest"]}>{importTexts.buttonParts[1]}</span>
        </span>
      </Button>
      {shown === "dialog" && <ImportDialog onClose={close} onDone={show} />}
      {typeof shown === "object" && <ImportReport imported={shown} onClose={close} />}
    </>
  );
}
