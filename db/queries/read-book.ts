import "server-only";
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { campaigns, notes } from "@/db/schema/campaigns";
import { characters, encounters } from "@/db/schema/creatures";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import type { Runner } from "@/db/transaction";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { Failure } from "@/lib/model/failure";
import { campaignColumns } from "./campaigns";
import { readEvenings } from "./evening-records";
import { fightInFile, readFights } from "./fight-records";
import { readJournal } from "./journal";
import { byOwner, readCharacters, readEncounters } from "./read-creatures";

type BookAlone = Omit<CampaignRecord, "characters" | "evenings" | "fights" | "journal">;

/**
 * Everything that stands in the books of the campaigns that fit, but for their characters and what happened to those; in the
 * order of creation. Beside each are the ids of its encounters.
 */
const readBooks = async (tx: Runner, where: SQL): Promise<{ book: BookAlone; encounterIds: number[] }[]> => {
  const rows = await tx
    .select(campaignColumns)
    .from(campaigns)
    .where(where)
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
  const these = tx.select({ id: campaigns.id }).from(campaigns).where(where);
  const sheets = byOwner(
    await tx
      .select({ campaignId: notes.campaignId, title: notes.title, text: notes.text })
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
  return {
    ...found.book,
    characters: cast.map(({ record, player }) => ({ ...record, player })),
    fights: fights.map((fight) => fightInFile(fight, places)),
    evenings: await readEvenings(tx, campaignId, places.characters),
    journal: await readJournal(tx, campaignId),
  };
};
