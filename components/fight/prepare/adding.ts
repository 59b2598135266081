import type { SentAct } from "@/lib/model/fight";

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
