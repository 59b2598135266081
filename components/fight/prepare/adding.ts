import type { FightView, SentAct } from "@/lib/model/fight";
import { withoutInitiative } from "@/lib/rules/fight-call";

type Add = Extract<SentAct, { type: "add" }>;
/** Who is added; what is left out is nobody. */
export type Adding = Partial<Omit<Add, "type">>;

const NOBODY: Add = {
  type: "add",
  characters: [],
  encounters: [],
  library: [],
  others: [],
  rows: [],
  hidden: false,
};

export const adding = (some: Adding): SentAct => ({ ...NOBODY, ...some });

/** What begins a prepared fight: round 1 at once where all have their initiative, else everybody is asked for theirs first. */
export const begun = ({ combatants }: Pick<FightView, "combatants">): SentAct =>
  withoutInitiative(combatants).length > 0 ? { type: "start", call: true } : { type: "start" };
