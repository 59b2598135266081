import type { EnergyByLevel } from "@/lib/rules/energy";

/** What the party's page shows of a character that its own record doesn't hold. */
export interface PartyTraits {
  characterId: number;
  /** Who plays it; null once its owner is no member. */
  player: string | null;
  /** The skills that its race and its background chose. */
  skills: string[][];
  /** Of its class; null without one. */
  energy: { amounts: EnergyByLevel; spent: EnergyByLevel; levels: number } | null;
}
