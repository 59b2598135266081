import type { Ability } from "@/lib/rules/abilities";
import { cut } from "@/lib/rules/cut";
import type { DiceCounts, RollMode, ThrownDie } from "@/lib/rules/table-roll";

/** Who sees a roll: everybody at the table, the roller and the dungeon master, or the roller alone. */
export const ROLL_AUDIENCES = ["table", "dm", "me"] as const;
export type RollAudience = (typeof ROLL_AUDIENCES)[number];

/** Characters that say what a roll is for. */
export const LONGEST_ROLL_LABEL = 60;

/** "Goblin, Dexterity save, DC 15": whose roll it is and what for. The name is shortened where both don't fit. */
export const rollLabel = (who: string, what = ""): string => {
  const said = cut(what, LONGEST_ROLL_LABEL);
  const name = cut(who, LONGEST_ROLL_LABEL - (said ? said.length + 2 : 0)).trimEnd();
  return [name, said].filter(Boolean).join(", ");
};

export interface TableRoll {
  id: number;
  campaignId: number;
  /** Null once the account is deleted. */
  userId: number | null;
  username: string;
  characterId: number | null;
  /** The ability of a saving throw; null where it is none, or nothing says so. */
  save: Ability | null;
  label: string;
  dice: ThrownDie[];
  modifier: number;
  mode: RollMode;
  total: number;
  /** Results of real dice, typed by who threw them. */
  isTyped: boolean;
  audience: RollAudience;
  createdAt: Date;
}

export interface RollSent {
  dice: DiceCounts;
  modifier?: number;
  mode?: RollMode;
  label?: string;
  audience?: RollAudience;
  characterId?: number;
  save?: Ability;
  typed?: number[];
}
