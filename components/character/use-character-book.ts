"use client";

import { useCreatureBook } from "@/components/creature/use-creature-book";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";

export type Mode = "party" | "list" | "sheet" | "description" | "background" | "class" | "race";

/** Which character the book is open at, and what is done with the characters of the campaign. */
export const useCharacterBook = (
  campaignId: number,
  rows: Character[] | undefined,
  openedAt: number | null,
) =>
  useCreatureBook<Character, Mode>({
    kind: "character",
    campaignId,
    rows,
    openedAt,
    modes: ["party", "description", "background", "class", "race"],
    selection: "selectedCharacterId",
    texts: characterTexts,
  });
