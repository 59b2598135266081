"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { importTexts } from "@/lib/messages/campaign-files";
import type { Imported } from "./import-report";

const ImportDialog = dynamic(
  async () => {
    const [module] = await Promise.all([
      import("./import-dialog"),
      // Its hint is the first on the page in italics, and would wrap anew when they come.
      document.fonts.load("italic 1em alegreya").catch(() => []),
    ]);
    return module.ImportDialog;
  },
  { ssr: false },
);
const ImportReport = dynamic(() => import("./import-report").then((module) => module.ImportReport), {
  ssr: false,
});

/** Opens the dialog that takes a campaign's file, and afterwards the one that says what came in. */
export function ImportCampaign() {
  const [shown, show] = useState<"dialog" | Imported>();
  const close = () => show(undefined);
  return (
    <>
      <Button variant="ghost" icon="scroll" onClick={() => show("dialog")}>
        {importTexts.button}
      </Button>
      {shown === "dialog" && <ImportDialog onClose={close} onDone={show} />}
      {typeof shown === "object" && <ImportReport imported={shown} onClose={close} />}
    </>
  );
}
