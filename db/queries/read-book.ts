import "server-only";
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { database } from "@/db/client";
import { campaigns, notes } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { type Runner, SNAPSHOT, transaction } from "@/db/transaction";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { Failure } from "@/lib/model/failure";
import { campaignColumns } from "./campaigns";
import { byOwner, readCharacters, readEncounters } from "./records";

/** Everything that stands in the books of the campaigns that fit, but for their characters; in the order of creation. */
export const readBooksIn = async (tx: Runner, where: SQL): Promise<Omit<CampaignRecord, "characters">[]> => {
  const rows = await tx
    .select(campaignColumns)
    .from(campaigns)
    .where(where)
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
  const these = tx.select({ id: campaigns.id }).from(campaigns).where(where);
  const sheets = byOwner(
    await tx
      .select({ campaignId: notes.campaignId, text: notes.text })
      .from(notes)
      .where(inArray(notes.campaignId, these))
      .orderBy(asc(notes.createdAt), asc(notes.id)),
    ({ campaignId }) => campaignId,
  );
  const encountersOf = await readEncounters(tx, these);
  return rows.map(({ id, createdAt: _, ...campaign }) => ({
    ...campaign,
    notes: sheets(id).map(({ text }) => text),
    encounters: encountersOf(id),
  }));
};

/** The campaign as it is at one moment; pictures are named by their addresses. @throws Failure "missing" */
export const readBook = async (campaignId: number): Promise<CampaignRecord> =>
  transaction(
    await database(),
    async (tx) => {
      const [book] = await readBooksIn(tx, eq(campaigns.id, campaignId));
      if (!book) throw new Failure("missing", "This campaign no longer exists");
      const cast = await readCharacters(tx, eq(characters.campaignId, campaignId));
      return { ...book, characters: cast.map(({ character }) => character) };
    },
    SNAPSHOT,
  );
