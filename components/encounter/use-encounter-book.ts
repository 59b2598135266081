"use client";

import { useCreatureBook } from "@/components/creature/use-creature-book";
import { call } from "@/lib/client/call";
import { changeEncounter, deleteEncounter, listEncounters } from "@/lib/contract/creatures";
import { encounterTexts } from "@/lib/messages";
import type { EncounterStats } from "@/lib/model/creature";

export type Mode = "list" | "sheet" | "description" | "races";

/** Which encounter the book is open at, and what is done with the encounters of the campaign. */
export const useEncounterBook = (
  campaignId: number,
  rows: EncounterStats[] | undefined,
  openedAt: number | null,
) =>
  useCreatureBook<EncounterStats, Mode>({
    key: `encounters of campaign ${campaignId}`,
    rows,
    openedAt,
    modes: ["description", "races"],
    selection: "selectedEncounterId",
    load: () => call(listEncounters, { params: { id: campaignId } }),
    change: (id, body) => call(changeEncounter, { params: { id }, body }),
    remove: (id, keepalive) => call(deleteEncounter, { params: { id }, keepalive }),
    texts: encounterTexts,
  });
