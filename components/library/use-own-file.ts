import { useState } from "react";
import { importCreatures } from "@/lib/client/mutations/encounters";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { LIMIT } from "@/lib/constants";
import { useFileImport } from "./use-file-import";

/** A file of another tool with creatures, which is brought into a campaign. */
export function useOwnFile(campaignId: number, onMade: () => void) {
  const [write] = useState(() => idempotently(importCreatures));
  return useFileImport({
    most: LIMIT.import.bytes,
    way: undefined,
    ask: (file) => importCreatures(campaignId, { body: { campaignId, dryRun: true }, pictures: { file } }),
    write: ({ sent, take }) => write(campaignId, { body: { campaignId, take }, pictures: { file: sent } }),
    onMade,
  });
}
export type OwnFile = ReturnType<typeof useOwnFile>;
