import { sourceLine } from "@/lib/messages/library-slot";
import type { EncounterStats } from "@/lib/model/creature";

/** What an encounter is, below its name: "Humanoid (goblinoid), from the SRD 5.1". */
export const encounterLine = ({ race, fromLibrary }: Pick<EncounterStats, "race" | "fromLibrary">): string =>
  [race.name, sourceLine(fromLibrary)].filter(Boolean).join(", ");
