import "server-only";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { handouts } from "@/db/schema/handouts";
import type { Transaction } from "@/db/transaction";
import type { CampaignRecord } from "@/lib/model/campaign-file";
import { POSITION_STEP } from "@/lib/rules/positions";
import { type CampaignRow, campaignColumns } from "./campaigns";
import { insertEvenings } from "./evening-records";
import { insertFights } from "./fight-records";
import { inStatements } from "./in-statements";
import { insertJournal } from "./journal";
import { insertCreatures } from "./insert-creatures";
import { holdRoom } from "./room";
import { inserted } from "./rows";

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
    characters: cast,
    encounters,
    evenings,
    fights,
    journal,
    ...campaign
  } = record;
  await holdRoom(tx, "campaigns", creatorId);
  const row = inserted(await tx.insert(campaigns).values(campaign).returning(campaignColumns));
  const { id } = row;
  await tx.insert(members).values({ campaignId: id, userId: creatorId, role: "creator" });
  const sheets = texts.map((text, at) => ({ campaignId: id, title: noteTitles[at] ?? "", text }));
  if (sheets.length > 0) await holdRoom(tx, "notes", id, sheets.length);
  if (given.length > 0) await holdRoom(tx, "handouts", id, given.length);
  if (fights.length > 0) await holdRoom(tx, "fights", id, fights.length);
  for await (const some of inStatements(sheets)) await tx.insert(notes).values(some);
  const ordered = given.map((one, index) => ({
    ...one,
    campaignId: id,
    position: (index + 1) * POSITION_STEP,
  }));
  for await (const some of inStatements(ordered)) await tx.insert(handouts).values(some);
  const own = cast.map((one) => ({ ...one, createdBy: creatorId }));
  const made = await insertCreatures(tx, id, { characters: own, encounters });
  await insertFights(tx, id, fights, {
    characters: made.characters.map((one) => one.id),
    encounters: made.encounters.map((one) => one.id),
  });
  if (evenings.length > 0) await holdRoom(tx, "evenings", id, evenings.length);
  await insertEvenings(
    tx,
    id,
    evenings,
    made.characters.map((one) => one.id),
  );
  await insertJournal(tx, id, journal);
  return { ...row, role: "creator" };
};
