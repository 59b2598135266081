import "server-only";
import type { Transaction } from "@/db/transaction";
import { linkedPiecesOf, linksOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/search-words";
import { storeTexts, textsChangedBy } from "./link-texts";
import { findNamed } from "./search";

/** So many different names are looked up. */
const NAMES = 2000;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}

const keyOf = (kind: string, name: string) => `${kind} ${folded(name.trim())}`;

/** The ids that links of a book say, by the kinds and names with which they stand. */
const idsSaid = (record: unknown): Map<string, { name: string; ids: Set<number> }> => {
  const said = new Map<string, { name: string; ids: Set<number> }>();
  for (const text of textsIn(record)) {
    if (!text.includes("[[")) continue;
    for (const { name, target } of linksOf(text)) {
      if (!target) continue;
      const key = keyOf(target.kind, name);
      const known = said.get(key) ?? { name, ids: new Set() };
      known.ids.add(target.id);
      said.set(key, known);
    }
  }
  return said;
};

/**
 * Where links of a book that came in say which record they mean, by the ids of the book that it was, they say those of its own now: of its
 * kind and name. Where several have both, records keep their order; the first is led to by its name alone.
 */
export const relinkBook = async (
  tx: Transaction,
  { campaignId, userId }: { campaignId: number; userId: number },
  record: unknown,
): Promise<void> => {
  const said = idsSaid(record);
  if (said.size === 0) return;
  const named = new Map<string, number[]>();
  const names = Array.from(said.values(), ({ name }) => name).slice(0, NAMES);
  for (const { kind, title, id } of await findNamed(tx, userId, campaignId, names)) {
    const ids = named.get(keyOf(kind, title));
    if (ids) ids.push(id);
    else named.set(keyOf(kind, title), [id]);
  }
  const now = new Map<string, number>();
  for (const [key, { ids }] of said) {
    const ends = (named.get(key) ?? []).toSorted((one, other) => one - other).slice(-ids.size);
    for (const [place, id] of [...ids].toSorted((one, other) => one - other).entries()) {
      const end = ends[place] ?? ends.at(-1);
      if (end !== undefined) now.set(`${key} ${id}`, end);
    }
  }
  const relinked = (text: string): string =>
    linkedPiecesOf(text)
      .map(({ text: piece, link }) => {
        if (!link?.target) return piece;
        const { kind, id } = link.target;
        const end = now.get(`${keyOf(kind, link.name)} ${id}`);
        return end === undefined ? piece : `[[${link.name}|${kind} ${end}]]`;
      })
      .join("");
  const writer = { campaignId, userId, role: "creator" as const };
  await storeTexts(tx, await textsChangedBy(tx, writer, relinked, { isHeld: false }));
};
