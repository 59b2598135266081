import "server-only";
import { type ChangedTexts, storeTexts, type TextWriter, textsChangedBy } from "@/db/queries/link-texts";
import { keyOfHit, type LinksAsked, linksTo, renamingOf } from "@/db/queries/links";
import type { Runner, Transaction } from "@/db/transaction";
import { linkTexts } from "@/lib/messages/links";
import { PAGE_TITLES } from "@/lib/model/linked-pages";
import type { Hit } from "@/lib/model/search";
import { reachOfOpened } from "@/lib/model/opened";
import { isLinkable, renamedIn } from "@/lib/rules/links-in-text";
import { onShelves } from "@/lib/server/http/touched";
import { additionReach } from "./evenings";

const titles: Readonly<Record<string, string>> = PAGE_TITLES;

/** As which hits a row is found whose texts of these names are meant. */
const keysOf = (row: ChangedTexts, columns = row.changed): string[] => {
  const { of, id, about } = row;
  if (columns.length === 0) return [];
  if (of === "campaign") return columns.map((column) => `page ${id} ${titles[column] ?? ""}`);
  if (of === "origin")
    return [about.characterId === null ? `encounter ${about.encounterId}` : `character ${about.characterId}`];
  if (of === "belonging") return [`${about.kind} ${id}`];
  if (of === "addition") return [`evening ${about.eveningId}`];
  return [`${of} ${id}`];
};

type Renamed = LinksAsked & { from: string };

/** The texts that would say the name of now, and those that can't, with the reason. */
const changesOf = async (db: Runner, writer: TextWriter, asked: Renamed, isHeld: boolean) => {
  const { end, ...renaming } = await renamingOf(db, asked);
  const isFit = isLinkable(end.title);
  // What can't stand in a link is written into none: with another name it is counted what stays as it is.
  const title = isFit ? end.title : `${asked.from}_`;
  const change = (text: string) => renamedIn(text, { ...renaming, end: { ...end, title } });
  const { withOwn } = asked;
  const rows = await textsChangedBy(db, writer, change, { isHeld: isHeld && isFit, withOwn });
  const changed = isFit ? rows.filter((row) => row.changed.length > 0) : [];
  const kept = rows.flatMap((row) => keysOf(row, isFit ? row.tooLong : [...row.changed, ...row.tooLong]));
  const skipped = new Set(kept).size;
  return {
    rows: changed,
    skipped,
    reason: skipped === 0 ? null : isFit ? linkTexts.tooLong : linkTexts.unfit,
  };
};

/** What links to something; with a name that it had, where the reader may write the one of now. @throws Failure "missing" */
export const linksHere = async (db: Runner, writer: TextWriter, asked: LinksAsked): Promise<Hit[]> => {
  const { from } = asked;
  const hits = await linksTo(db, asked);
  if (from === undefined || hits.length === 0) return hits;
  const keys = new Set(
    (await changesOf(db, writer, { ...asked, from }, false)).rows.flatMap((row) => keysOf(row)),
  );
  return hits.filter((hit) => keys.has(keyOfHit(hit)));
};

const unique = (ids: readonly (number | null)[]) =>
  [...new Set(ids)].flatMap((id) => (id === null ? [] : { id }));

/** Whom changed texts reach: nobody who may not read them. */
const touchedBy = async (tx: Transaction, rows: readonly ChangedTexts[]) => {
  const of = <K extends ChangedTexts["of"]>(kind: K) =>
    rows.filter((row): row is Extract<ChangedTexts, { of: K }> => row.of === kind);
  const owned = [...of("origin"), ...of("belonging")].map(({ about }) => about);
  const campaign = unique(of("campaign").map(({ id }) => id));
  return {
    campaign,
    shelf: await onShelves(
      tx,
      campaign.map(({ id }) => id),
    ),
    characters: unique([
      ...of("character").map(({ id }) => id),
      ...owned.map(({ characterId }) => characterId),
    ]),
    encounters: unique([
      ...of("encounter").map(({ id }) => id),
      ...owned.map(({ encounterId }) => encounterId),
    ]),
    notes: unique(of("note").map(({ id }) => id)),
    handouts: of("handout").map(({ id, about }) => reachOfOpened({ id, ...about })),
    evenings: [
      ...of("evening").map(({ id, about }) => ({
        id,
        audience: about.isSigned ? ("members" as const) : ("managers" as const),
      })),
      ...of("addition").map(({ about }) => additionReach(about, about.audience)),
    ],
  };
};

/** Writes the name of now wherever the writer may. @throws Failure "missing" */
export const renameLinks = async (tx: Transaction, writer: TextWriter, asked: Renamed) => {
  const { rows, skipped, reason } = await changesOf(tx, writer, asked, true);
  await storeTexts(tx, rows);
  return {
    result: { changed: new Set(rows.flatMap((row) => keysOf(row))).size, skipped, reason },
    touched: await touchedBy(tx, rows),
  };
};
