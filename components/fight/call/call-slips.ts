import type { CombatantView } from "@/lib/model/fight";
import { withoutInitiative } from "@/lib/rules/fight-call";

/** What a player did with the slips of a call for initiative, by the ids of their combatants. */
export interface CallSlips {
  /** Whose initiative was put off while it was missing. */
  later: readonly number[];
  /** Who was asked here; only of them it is told where they stand, until that is closed. */
  asked: readonly number[];
}
export const NO_SLIPS: CallSlips = { later: [], asked: [] };

type Called = Pick<CombatantView, "id" | "kind" | "initiative">;

/** Who is asked, also where they change what they have answered, and else who is told where they stand. */
export const slipOf = <C extends Called>(
  mine: readonly C[],
  { later, asked }: CallSlips,
  changing: number | undefined,
): { missing: C | undefined; told: C | undefined } => {
  const open = mine.filter(({ id }) => !later.includes(id));
  return {
    missing: withoutInitiative(open)[0] ?? open.find(({ id }) => id === changing),
    told: open.find(({ id }) => asked.includes(id)),
  };
};

/** After a slip is closed. Only who has no initiative has put it off: one that an undo takes back is asked for again. */
export const closed = ({ later, asked }: CallSlips, { id, initiative }: Called): CallSlips => ({
  later: initiative === null ? [...later, id] : later,
  asked: asked.filter((one) => one !== id),
});
