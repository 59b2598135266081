import "server-only";
import type { LinkedPlace } from "@/lib/model/campaign-file";
import type { Transaction } from "@/db/transaction";
import { linkedPiecesOf, linksOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import { storeTexts, textsChangedBy } from "./link-texts";
import { findNamed } from "./search";

/** So many different names are looked up. */
const NAMES = 2000;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}

interface Said {
  kind: string;
  name: string;
  ids: Set<number>;
}
const keyOf = (kind: string, name: string) => `${kind} ${folded(name.trim())}`;

/** The ids that links of a book say, by the kinds and names with which they stand. */
const idsSaid = (record: unknown): Map<string, Said> => {
  const said = new Map<string, Said>();
  for (const text of textsIn(record)) {
    if (!text.includes("[[")) continue;
    for (const { name, target } of linksOf(text)) {
      if (!target) continue;
      const key = keyOf(target.kind, name);
      const known = said.get(key) ?? { kind: target.kind, name, ids: new Set() };
      known.ids.add(target.id);
      said.set(key, known);
    }
  }
  return said;
};

/** The records that links say by an id where several have their name, each with its place among those; `named` is in the order of the file. */
export const linkedPlaces = (
  record: unknown,
  named: readonly { kind: LinkedPlace["kind"]; id: number; name: string }[],
): LinkedPlace[] => {
  const said = idsSaid(record);
  const met = new Map<string, LinkedPlace[]>();
  for (const { kind, id, name } of named) {
    const key = keyOf(kind, name);
    if (!said.has(key)) continue;
    const alike = met.get(key) ?? [];
    alike.push({ kind, id, place: alike.length });
    met.set(key, alike);
  }
  return Array.from(met, ([key, alike]) =>
    alike.length < 2 ? [] : alike.filter(({ id }) => said.get(key)?.ids.has(id)),
  ).flat();
};

/**
 * Where links of a book that came in say which record they mean, by the ids of the book that it was, they say those of its own now: of its
 * kind and name. Where several have both, the file says which of them each is; of an older one those that are said are taken for all but
 * the first, which is led to by its name alone. Records keep their order.
 */
export const relinkBook = async (
  tx: Transaction,
  { campaignId, userId }: { campaignId: number; userId: number },
  record: unknown,
  links: readonly LinkedPlace[],
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
  const places = new Map(links.map(({ kind, id, place }) => [`${kind} ${id}`, place]));
  const now = new Map<string, number>();
  for (const [key, { kind, ids }] of said) {
    const all = (named.get(key) ?? []).toSorted((one, other) => one - other);
    const ends = all.slice(-ids.size);
    for (const [at, id] of [...ids].toSorted((one, other) => one - other).entries()) {
      const place = places.get(`${kind} ${id}`);
      const end = (place === undefined ? ends[at] : all[place]) ?? ends.at(-1);
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
  await storeTexts(tx, await textsChangedBy(tx, writer, relinked, { isHeld: false, withOwn: true }));
};
