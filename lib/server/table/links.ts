import "server-only";
import { type ChangedTexts, storeTexts, type TextWriter, textsChangedBy } from "@/db/queries/link-texts";
import { keyOfHit, type LinksAsked, linksTo, renamingOf } from "@/db/queries/links";
import type { Runner, Transaction } from "@/db/transaction";
import type { Hit } from "@/lib/model/search";
import { readersOf } from "@/lib/model/opened";
import { isLinkable, renamedIn } from "@/lib/rules/links-in-text";
import { onShelves } from "@/lib/server/http/touched";
import { additionReach } from "./evenings";

const PAGE_TITLES: Readonly<Record<string, string>> = {
  description: "Description",
  setting: "Setting",
  factions: "Factions",
  themes: "Themes",
};

/** As which hits a changed row is found. */
const keysOf = (row: ChangedTexts): string[] => {
  const { of, id, about } = row;
  if (of === "campaign") return row.changed.map((column) => `page ${id} ${PAGE_TITLES[column] ?? ""}`);
  if (of === "origin")
    return [about.characterId === null ? `encounter ${about.encounterId}` : `character ${about.characterId}`];
  if (of === "belonging") return [`${about.kind} ${id}`];
  if (of === "addition") return [`evening ${about.eveningId}`];
  return [`${of} ${id}`];
};

type Renamed = LinksAsked & { from: string };

const changesOf = async (db: Runner, writer: TextWriter, asked: Renamed, isHeld: boolean) => {
  const renaming = await renamingOf(db, asked);
  // What can't stand in a link is written into none.
  if (!isLinkable(renaming.end.title)) return [];
  return textsChangedBy(db, writer, (text) => renamedIn(text, renaming), { isHeld });
};

/** What links to something; with a name that it had, where the reader may write the one of now. @throws Failure "missing" */
export const linksHere = async (db: Runner, writer: TextWriter, asked: LinksAsked): Promise<Hit[]> => {
  const { from } = asked;
  const hits = await linksTo(db, asked);
  if (from === undefined || hits.length === 0) return hits;
  const keys = new Set((await changesOf(db, writer, { ...asked, from }, false)).flatMap(keysOf));
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
    handouts: of("handout").map(({ id, about }) => {
      const readers = readersOf(about);
      return readers === "all"
        ? { id, audience: "members" as const }
        : { id, audience: "managers" as const, to: readers };
    }),
    evenings: [
      ...of("evening").map(({ id, about }) => ({
        id,
        audience: about.isSigned ? ("members" as const) : ("managers" as const),
      })),
      ...of("addition").map(({ about }) => additionReach(about.eveningId, about.userId, about.audience)),
    ],
  };
};

/** Writes the name of now wherever the writer may. @throws Failure "missing" */
export const renameLinks = async (tx: Transaction, writer: TextWriter, asked: Renamed) => {
  const rows = await changesOf(tx, writer, asked, true);
  await storeTexts(tx, rows);
  return {
    result: { changed: new Set(rows.flatMap(keysOf)).size },
    touched: await touchedBy(tx, rows),
  };
};
