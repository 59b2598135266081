import "server-only";
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { campaigns, notes } from "@/db/schema/campaigns";
import { characters, encounters } from "@/db/schema/creatures";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import type { Runner } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { Failure } from "@/lib/model/failure";
import { campaignColumns } from "./campaigns";
import { readEvenings } from "./evening-records";
import { fightInFile, readFights } from "./fight-records";
import { readJournal } from "./journal";
import { linkedPlaces } from "./relink-book";
import { byOwner, readCharacters, readEncounters } from "./read-creatures";

type BookAlone = Omit<CampaignRecord, "characters" | "evenings" | "fights" | "journal" | "links">;
type Named = Parameters<typeof linkedPlaces>[1];

/**
 * Everything that stands in the books of the campaigns that fit, but for their characters and what happened to those; in the
 * order of creation. Beside each are the ids of its encounters, and what has a name with its id.
 */
const readBooks = async (
  tx: Runner,
  where: SQL,
): Promise<{ book: BookAlone; encounterIds: number[]; named: Named }[]> => {
  const rows = await tx
    .select(campaignColumns)
    .from(campaigns)
    .where(where)
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
  const these = tx.select({ id: campaigns.id }).from(campaigns).where(where);
  const sheets = byOwner(
    await tx
      .select({ id: notes.id, campaignId: notes.campaignId, title: notes.title, text: notes.text })
      .from(notes)
      .where(inArray(notes.campaignId, these))
      .orderBy(asc(notes.createdAt), asc(notes.id)),
    ({ campaignId }) => campaignId,
  );
  const foes = byOwner(
    await readEncounters(tx, inArray(encounters.campaignId, these)),
    ({ campaignId }) => campaignId,
  );
  const given = byOwner(
    await tx
      .select({
        id: handouts.id,
        campaignId: handouts.campaignId,
        record: { title: handouts.title, text: handouts.text, image: handouts.image },
      })
      .from(handouts)
      .where(inArray(handouts.campaignId, these))
      .orderBy(asc(handouts.position), asc(handouts.id)),
    ({ campaignId }) => campaignId,
  );
  const drawn = byOwner(
    await tx
      .select({
        id: maps.id,
        campaignId: maps.campaignId,
        record: {
          name: maps.name,
          image: maps.image,
          width: maps.width,
          height: maps.height,
          alt: maps.alt,
        },
      })
      .from(maps)
      .where(inArray(maps.campaignId, these))
      .orderBy(asc(maps.position), asc(maps.id)),
    ({ campaignId }) => campaignId,
  );
  return rows.map(({ id, createdAt: _, ...campaign }) => ({
    book: {
      ...campaign,
      notes: sheets(id).map(({ text }) => text),
      noteTitles: sheets(id).map(({ title }) => title),
      handouts: given(id).map(({ record }) => record),
      maps: drawn(id).map(({ record }) => record),
      encounters: foes(id).map(({ record }) => record),
    },
    encounterIds: foes(id).map((foe) => foe.id),
    named: [
      ...sheets(id).map((one) => ({ kind: "note" as const, id: one.id, name: one.title })),
      ...given(id).map((one) => ({ kind: "handout" as const, id: one.id, name: one.record.title })),
      ...drawn(id).map((one) => ({ kind: "map" as const, id: one.id, name: one.record.name })),
      ...foes(id).map((one) => ({ kind: "encounter" as const, id: one.id, name: one.record.name })),
    ],
  }));
};

export const readBooksIn = async (tx: Runner, where: SQL): Promise<BookAlone[]> =>
  (await readBooks(tx, where)).map(({ book }) => book);

/** The whole campaign, to be read in a `snapshot`; pictures are named by their addresses. @throws Failure "missing" */
export const readBook = async (tx: Runner, campaignId: number): Promise<CampaignRecord> => {
  const [found] = await readBooks(tx, eq(campaigns.id, campaignId));
  if (!found) throw new Failure("missing", "This campaign no longer exists");
  const cast = await readCharacters(tx, eq(characters.campaignId, campaignId));
  const places = { characters: cast.map(({ id }) => id), encounters: found.encounterIds };
  const fights = await readFights(tx, campaignId);
  const evenings = await readEvenings(tx, campaignId, places.characters);
  const book = {
    ...found.book,
    characters: cast.map(({ record, player }) => ({ ...record, player })),
    fights: fights.map((fight) => fightInFile(fight, places)),
    evenings: evenings.map(({ record }) => record),
    journal: await readJournal(tx, campaignId),
  };
  const named: Named = [
    ...found.named,
    ...cast.map(({ id, record }) => ({ kind: "character" as const, id, name: record.name })),
    ...fights.map(({ id, name }) => ({ kind: "fight" as const, id, name })),
    ...evenings.map(({ id, record }) => ({ kind: "evening" as const, id, name: record.title })),
  ];
  return { ...book, links: linkedPlaces(book, named).slice(0, LIMIT.file.links) };
};
