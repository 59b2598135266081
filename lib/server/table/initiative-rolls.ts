import "server-only";
import { createRolls } from "@/db/queries/rolls";
import type { Transaction } from "@/db/transaction";
import type { StoredFight } from "@/lib/model/fight";
import { LONGEST_ROLL_LABEL, type TableRoll } from "@/lib/model/roll";
import { modifier } from "@/lib/rules/abilities";
import type { ThrownInitiative } from "@/lib/rules/fight-initiative";
import { type Roller, toldOf } from "./rolls";

/** What is seen of a throw: a character's by the table, a monster's and whatever the players don't see by who runs the fight. */
const rollOf = ({ state }: StoredFight, { one, face, value }: ThrownInitiative) => {
  const { characterId, isHidden, name, dexterity } = one;
  const isSeen = characterId !== null && !isHidden && state === "running";
  return {
    dice: [{ die: "d20" as const, result: face, kept: 1 as const }],
    modifier: modifier(dexterity),
    mode: "normal" as const,
    total: value,
    label: (characterId === null ? `Initiative, ${name}` : "Initiative").slice(0, LONGEST_ROLL_LABEL),
    audience: isSeen ? ("table" as const) : ("dm" as const),
    characterId,
    isTyped: false,
  };
};

/** Lays dice that were thrown for initiative into the tray, as all others; answers whom to tell. */
export const keepInitiativeRolls = async (
  tx: Transaction,
  { fight, roller }: { fight: StoredFight; roller: Roller },
  thrown: readonly ThrownInitiative[],
) => {
  const { campaignId, caller } = roller;
  const rolls = thrown.map((one) => ({ ...rollOf(fight, one), campaignId, userId: caller.id }));
  const rows = await createRolls(tx, rolls);
  return rows
    .map((row): TableRoll => ({ ...row, username: caller.username }))
    .map((roll) => toldOf(roll, roller));
};
