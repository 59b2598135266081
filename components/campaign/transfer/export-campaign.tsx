"use client";

import { DownloadButton } from "@/components/ui/download-button";
import { api } from "@/lib/client/api/api";
import { download } from "@/lib/client/api/download";
import { LIMIT } from "@/lib/constants";
import { exportTexts } from "@/lib/messages/exports";

const MEGABYTES = LIMIT.file.bytes / 1024 / 1024;

/** Saves the whole book as one file, and says so where that file is too large to come back, or holds too much. */
export function ExportCampaign({ id }: { id: number }) {
  const save = async () => {
    const { bytes, over } = await download(api.campaignFiles.exportCampaign, { params: { id } });
    return bytes > LIMIT.file.bytes ? exportTexts.large(MEGABYTES) : exportTexts.over[over ?? ""];
  };
  return (
    <DownloadButton
      label={exportTexts.button}
      work={save}
      done={exportTexts.saved}
      failed={exportTexts.failed}
    />
  );
}
