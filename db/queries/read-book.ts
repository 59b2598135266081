import "server-only";
import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { campaigns, notes } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { type Runner, SNAPSHOT, transaction } from "@/db/transaction";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { Failure } from "@/lib/model/failure";
import { campaignColumns } from "./campaigns";
import { readCharacters, readEncounters } from "./records";

/** Everything that stands in a campaign's book. */
export const readBookIn = async (tx: Runner, campaignId: number): Promise<CampaignRecord> => {
  const [row] = await tx.select(campaignColumns).from(campaigns).where(eq(campaigns.id, campaignId));
  if (!row) throw new Failure("missing", "This campaign no longer exists");
  const { id: _, createdAt: __, ...campaign } = row;
  const sheets = await tx
    .select({ text: notes.text })
    .from(notes)
    .where(eq(notes.campaignId, campaignId))
    .orderBy(asc(notes.createdAt), asc(notes.id));
  const cast = await readCharacters(tx, eq(characters.campaignId, campaignId));
  return {
    ...campaign,
    notes: sheets.map(({ text }) => text),
    characters: cast.map(({ character }) => character),
    encounters: await readEncounters(tx, campaignId),
  };
};

/** The campaign as it is at one moment; pictures are named by their addresses. @throws Failure "missing" */
export const readBook = async (campaignId: number): Promise<CampaignRecord> =>
  transaction(await database(), (tx) => readBookIn(tx, campaignId), SNAPSHOT);
