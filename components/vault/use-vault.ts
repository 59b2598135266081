import { useState } from "react";
import { useFileImport } from "@/components/library/use-file-import";
import { invalidate } from "@/lib/client/api/invalidate";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { importNotes } from "@/lib/client/mutations/notes";
import { LIMIT } from "@/lib/constants";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { VaultBecomes } from "@/lib/model/vault";

/** Several single texts as the one file that is sent. */
export const packed = async (files: readonly File[]): Promise<File | undefined> => {
  if (files.length <= 1) return files[0];
  const { zipSync } = await import("fflate");
  const entries = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return new File([zipSync(Object.fromEntries(entries))], vaultScreenTexts.packed);
};

/** Whether a text is a template of the vault: it starts unticked, because it is a form to be filled and no note. */
const isTemplate = (title: string): boolean => /^templates?: /i.test(title);

const FIRST_WAY: VaultBecomes = "handouts";

/** A vault of notes that is brought into a campaign. */
export function useVault(campaignId: number) {
  const [write] = useState(() => idempotently(importNotes));
  const params = { id: campaignId };
  return useFileImport({
    most: LIMIT.vault.bytes,
    way: FIRST_WAY,
    ask: (file, way) =>
      importNotes(campaignId, { params, body: { becomes: way, dryRun: true }, pictures: { file } }),
    write: ({ sent, way, take }) =>
      write(campaignId, { params, body: { becomes: way, take }, pictures: { file: sent } }),
    isTicked: ({ title }) => !isTemplate(title),
    onMade: () => {
      for (const kind of ["notes", "handouts"] as const) void invalidate({ kind, id: 0, campaignId });
    },
  });
}
export type Vault = ReturnType<typeof useVault>;
export type VaultReport = NonNullable<Vault["report"]>;
