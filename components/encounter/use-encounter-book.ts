"use client";

import { useCreatureBook } from "@/components/creature/use-creature-book";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
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
    key: `encounters of campaign ${campaignId}`,
    rows,
    openedAt,
    modes: ["description", "races"],
    selection: "selectedEncounterId",
    load: () => call(api.listEncounters, { params: { id: campaignId } }),
    read: (id) => call(api.readEncounter, { params: { id } }),
    change: (id, body) => call(api.changeEncounter, { params: { id }, body }),
    remove: (id, keepalive) => call(api.deleteEncounter, { params: { id }, keepalive }),
    texts: encounterTexts,
  });
