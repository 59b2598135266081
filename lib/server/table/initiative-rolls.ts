import "server-only";
import { createRolls } from "@/db/queries/rolls";
import type { Transaction } from "@/db/transaction";
import type { StoredFight } from "@/lib/model/fight";
import { initiativeRoll } from "@/lib/model/initiative-rolls";
import type { TableRoll } from "@/lib/model/roll";
import type { ThrownInitiative } from "@/lib/rules/fight-initiative";
import { type Roller, toldOf } from "./rolls";

/** Lays dice that were thrown for initiative into the tray, as all others; answers whom to tell. */
export const keepInitiativeRolls = async (
  tx: Transaction,
  { fight, roller }: { fight: StoredFight; roller: Roller },
  thrown: readonly ThrownInitiative[],
) => {
  const { campaignId, caller } = roller;
  const rolls = thrown.map((one) => ({ ...initiativeRoll(fight, one), campaignId, userId: caller.id }));
  const rows = await createRolls(tx, rolls);
  return rows
    .map((row): TableRoll => ({ ...row, username: caller.username }))
    .map((roll) => toldOf(roll, roller));
};
