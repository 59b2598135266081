import { groupFoes } from "@/lib/rules/fight-company";
import type { FightState } from "@/lib/rules/fight-model";
import type { FightView } from "./fight";

/**
 * What the list of fights says of one, whatever goes on in it: whole, the fights of a campaign may have tens of megabytes. Figures that
 * don't belong to its state are 0.
 */
export interface FightBrief {
  id: number;
  name: string;
  state: FightState;
  round: number;
  createdAt: Date;
  /** Of one that is prepared: how many characters are in it, and how many hidden ones. */
  party: number;
  hidden: number;
  /** Of one that is prepared: whom the party meets, the first kinds of them, and how many kinds there are. */
  foes: { name: string; count: number }[];
  kinds: number;
  /** Of one that is over: how many fell, and who where only one did. */
  fallen: number;
  fallenName: string | null;
}

/** So many kinds of foes are named; a line of a list has no room for more. */
export const MOST_FOES = 12;

/** The database says the same of a stored fight (`briefsIn`), without reading it whole. */
export const briefOf = (fight: FightView): FightBrief => {
  const { id, name, state, round, createdAt } = fight;
  const combatants = state === "prepared" ? fight.combatants : [];
  const fell = state === "over" ? (fight.summary ?? []).filter(({ defeated }) => defeated) : [];
  const foes = groupFoes(combatants).map((kind) => ({ name: kind.name, count: kind.members.length }));
  return {
    id,
    name,
    state,
    round,
    createdAt,
    party: combatants.filter(({ kind }) => kind === "character").length,
    hidden: combatants.filter(({ isHidden }) => isHidden).length,
    foes: foes.slice(0, MOST_FOES),
    kinds: foes.length,
    fallen: fell.length,
    fallenName: fell.length === 1 ? (fell[0]?.name ?? null) : null,
  };
};
