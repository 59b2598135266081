"use client";

import { DownloadButton } from "@/components/ui/download-button";
import { api } from "@/lib/client/api/api";
import { download } from "@/lib/client/api/download";
import { exportTexts } from "@/lib/messages/exports";

/** Saves the texts that one sees of the book as Markdown. */
export function ExportMarkdown({ id }: { id: number }) {
  const save = async () => {
    await download(api.notesImport.exportMarkdown, { params: { id } });
    return undefined;
  };
  return (
    <DownloadButton
      label={exportTexts.markdownButton}
      work={save}
      done={exportTexts.markdownSaved}
      failed={exportTexts.failed}
    />
  );
}
