"use client";

import { useCreatureBook } from "@/components/creature/use-creature-book";
import { encounterTexts } from "@/lib/messages/encounter";
import type { EncounterStats } from "@/lib/model/creature";

export type Mode = "list" | "sheet" | "description" | "races";

/** Which encounter the book is open at, and what is done with the encounters of the campaign. */
export const useEncounterBook = (
  campaignId: number,
  rows: EncounterStats[] | undefined,
  openedAt: number | null,
) =>
  useCreatureBook<EncounterStats, Mode>({
    kind: "encounter",
    campaignId,
    rows,
    openedAt,
    modes: ["description", "races"],
    selection: "selectedEncounterId",
    texts: encounterTexts,
  });
