import { type Line, reasonsOf } from "@/components/library/left-out";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { VaultReport } from "./use-vault";

type Entries = VaultReport["entries"];

const linesOfLinks = (entries: Entries): Line[] => {
  const all = entries.reduce((sum, { links }) => sum + links, 0);
  if (all === 0) return [];
  const plain = [...new Set(entries.flatMap(({ plainLinks }) => plainLinks))];
  const words = vaultScreenTexts.plain(plain.slice(0, 3));
  const text = `${vaultScreenTexts.lead(plain.length)} ${words}`.trim();
  return [{ icon: "check", tone: "good", title: vaultScreenTexts.links(all), text }];
};

/** Each reason once with the texts that it concerns, then what can't come in, then where links lead. */
export const vaultLines = ({ entries, refused }: VaultReport): Line[] => [
  ...reasonsOf(
    entries.map(({ title, leftOut }) => ({ name: title, leftOut })),
    refused,
  ),
  ...linesOfLinks(entries),
];

/** "Places 9, People 14 and 6 without a folder". */
export const foldersOf = (titles: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const at = title.indexOf(": ");
    const folder = at > 0 ? title.slice(0, at) : "";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const none = counts.get("");
  counts.delete("");
  const named = [...counts].map(([folder, count]) => `${folder} ${count}`).join(", ");
  const rest = none === undefined ? "" : `${none} ${vaultScreenTexts.noFolder}`;
  return [named, rest].filter((part) => part !== "").join(" and ");
};
