import "server-only";
import { eq } from "drizzle-orm";
import { encounters } from "@/db/schema/creatures";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { Encounter } from "@/lib/model/creature";
import type { EncounterRecord } from "@/lib/model/creature-record";
import { takenNames } from "@/lib/rules/copy-names";
import { insertCreatures } from "./insert-creatures";
import { lockCampaign } from "./lock-campaign";

/** So many encounters of one record: the first keeps its name where it is free, the others are numbered as copies are. */
export const createEncounters = async (
  tx: Transaction,
  campaignId: number,
  record: EncounterRecord,
  count: number,
): Promise<Encounter[]> => {
  await lockCampaign(tx, campaignId);
  const rows = await tx
    .select({ name: encounters.name })
    .from(encounters)
    .where(eq(encounters.campaignId, campaignId));
  const taken = rows.map(({ name }) => name);
  const names = takenNames(record.name, taken, count, LIMIT.name);
  const made = await insertCreatures(tx, campaignId, {
    encounters: names.map((name) => ({ ...record, name })),
  });
  return made.encounters;
};
