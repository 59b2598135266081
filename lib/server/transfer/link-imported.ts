import "server-only";
import { storeTexts } from "@/db/queries/link-texts";
import { findNamed } from "@/db/queries/search";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import { linkedPiecesOf, type LinkEnd, linksOf, linkTo } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import type { VaultEntry } from "./read-vault";

/** A text that came in, with the record that it has become. */
export interface MadeText extends Pick<VaultEntry, "position" | "title" | "text" | "ends"> {
  kind: "note" | "handout";
  id: number;
}
/** A picture that has become a handout of its own. */
export interface MadePicture {
  file: string;
  title: string;
  id: number;
}

/** So many different names are looked up in the book. */
const NAMES = 2000;
const MOST = { note: LIMIT.note, handout: LIMIT.description };

/**
 * Says of links which record they mean, where something else of the book has its name: what came in together leads to one another. Where
 * the name alone leads there, nothing is added to it.
 */
export const linkImported = async (
  tx: Transaction,
  reader: { userId: number; campaignId: number },
  { texts, pictures }: { texts: readonly MadeText[]; pictures: readonly MadePicture[] },
): Promise<void> => {
  const made = new Map<number | string, LinkEnd>([
    ...texts.map(({ position, kind, id, title }) => [position, { kind, id, title }] as const),
    ...pictures.map(({ file, id, title }) => [file, { kind: "handout", id, title }] as const),
  ]);
  const meant = ({ ends }: MadeText, name: string) => made.get(ends.get(name) ?? "");
  const linked = new Set(
    texts.flatMap((text) => linksOf(text.text).flatMap(({ name }) => meant(text, name)?.title ?? [])),
  );
  const asked = [...new Set(Array.from(linked, folded))].slice(0, NAMES);
  if (asked.length === 0) return;
  const named = new Map<string, LinkEnd[]>();
  for (const end of await findNamed(tx, reader.userId, reader.campaignId, asked)) {
    const key = folded(end.title.trim());
    const known = named.get(key);
    if (known) known.push(end);
    else named.set(key, [end]);
  }

  // A link to each is worked out once: a book may have hundreds of one name.
  const exact = new Map<LinkEnd, string>();
  for (const end of made.values())
    if (linked.has(end.title)) exact.set(end, linkTo(end, named.get(folded(end.title.trim())) ?? []));
  const written = (text: MadeText): string =>
    linkedPiecesOf(text.text)
      .map(({ text: piece, link }) => {
        const end = link && meant(text, link.name);
        const said = end && exact.get(end);
        if (!said?.includes("|")) return piece;
        return link?.words === undefined ? said : `${link.words} (${said})`;
      })
      .join("");
  const changed = texts.flatMap((text) => {
    const now = written(text);
    if (now === text.text || now.length > MOST[text.kind]) return [];
    const row = { id: text.id, texts: { text: now }, changed: ["text"], tooLong: [] };
    return text.kind === "note"
      ? { ...row, of: text.kind, about: {} }
      : { ...row, of: text.kind, about: { isSealed: true, openedFor: null } };
  });
  await storeTexts(tx, changed);
};
