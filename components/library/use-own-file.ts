import { useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { idempotently } from "@/lib/client/api/idempotently";
import { LIMIT } from "@/lib/constants";
import { useFileImport } from "./use-file-import";

/** A file of another tool with creatures, which is brought into a campaign. */
export function useOwnFile(campaignId: number, onMade: () => void) {
  const [write] = useState(() =>
    idempotently(({ sent, take }: { sent: File; take: number[] }, idempotencyKey) =>
      call(api.libraryTakes.importCreatures, {
        body: { campaignId, take },
        pictures: { file: sent },
        idempotencyKey,
      }),
    ),
  );
  return useFileImport({
    most: LIMIT.import.bytes,
    way: undefined,
    ask: (file) =>
      call(api.libraryTakes.importCreatures, { body: { campaignId, dryRun: true }, pictures: { file } }),
    write: ({ sent, take }) => write({ sent, take }),
    onMade,
  });
}
export type OwnFile = ReturnType<typeof useOwnFile>;
