import "server-only";
import { campaigns, members } from "@/db/schema/campaigns";
import type { Transaction } from "@/db/transaction";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { type CampaignRow, campaignColumns } from "./campaigns";
import { insertEvenings } from "./evening-records";
import { insertFights } from "./fight-records";
import { createHandouts } from "./handouts";
import { insertJournal } from "./journal";
import { insertCreatures } from "./insert-creatures";
import { insertMaps } from "./maps";
import { createNotes } from "./notes";
import { relinkBook } from "./relink-book";
import { enforceQuota } from "./quotas";
import { insertedRow } from "./rows";

/** Writes a whole book as a new campaign of `creatorId`; characters become the creator's; pictures are named by their addresses. */
export const createBook = async (
  tx: Transaction,
  creatorId: number,
  record: CampaignRecord,
): Promise<CampaignRow> => {
  const {
    notes: texts,
    noteTitles,
    handouts: given,
    maps,
    characters: cast,
    encounters,
    evenings,
    fights,
    journal,
    links,
    ...campaign
  } = record;
  await enforceQuota(tx, "campaigns", creatorId);
  const row = insertedRow(await tx.insert(campaigns).values(campaign).returning(campaignColumns));
  const { id } = row;
  await tx.insert(members).values({ campaignId: id, userId: creatorId, role: "creator" });
  if (fights.length > 0) await enforceQuota(tx, "fights", id, fights.length);
  const sheets = texts.map((text, at) => ({ title: noteTitles[at] ?? "", text }));
  await createNotes(tx, id, sheets);
  await createHandouts(tx, id, given);
  await insertMaps(tx, id, maps);
  const own = cast.map((one) => ({ ...one, createdBy: creatorId }));
  const made = await insertCreatures(tx, id, { characters: own, encounters });
  await insertFights(tx, id, fights, {
    characters: made.characters.map((one) => one.id),
    encounters: made.encounters.map((one) => one.id),
  });
  if (evenings.length > 0) await enforceQuota(tx, "evenings", id, evenings.length);
  await insertEvenings(
    tx,
    id,
    evenings,
    made.characters.map((one) => one.id),
  );
  await insertJournal(tx, id, journal);
  await relinkBook(
    tx,
    { campaignId: id, userId: creatorId },
    { ...campaign, texts, given, cast, encounters, evenings },
    links,
  );
  return { ...row, role: "creator" };
};
