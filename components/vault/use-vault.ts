import { useState } from "react";
import { useFileImport } from "@/components/library/use-file-import";
import { invalidate } from "@/lib/client/api/invalidate";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { importNotes } from "@/lib/client/mutations/notes";
import { LIMIT } from "@/lib/constants";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { VaultBecomes } from "@/lib/model/vault";

/** Numbers names that are there already: texts of several folders may be called the same. */
export const numbered = (names: readonly string[]): string[] => {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let count = 2; seen.has(own) || (own !== name && taken.has(own)); count += 1)
      own = name.replace(/(\.[^.]*)?$/, ` ${count}$1`);
    seen.add(own);
    return own;
  });
};

/** Several single texts as the one file that is sent. @throws where one of them can't be read */
export const packed = async (files: readonly File[]): Promise<File | undefined> => {
  if (files.length <= 1) return files[0];
  const { zipSync } = await import("fflate");
  const names = numbered(files.map(({ name }) => name));
  const entries = await Promise.all(
    files.map(async (file, index) => [names[index] ?? "", new Uint8Array(await file.arrayBuffer())] as const),
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
