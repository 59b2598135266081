"use client";

import { useCreatureBook } from "@/components/creature/use-creature-book";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";

export type Mode = "list" | "sheet" | "description" | "background" | "class" | "race";

/** Which character the book is open at, and what is done with the characters of the campaign. */
export const useCharacterBook = (
  campaignId: number,
  rows: Character[] | undefined,
  openedAt: number | null,
) =>
  useCreatureBook<Character, Mode>({
    key: `characters of campaign ${campaignId}`,
    rows,
    openedAt,
    modes: ["description", "background", "class", "race"],
    selection: "selectedCharacterId",
    load: () => call(api.listCharacters, { params: { id: campaignId } }),
    read: (id) => call(api.readCharacter, { params: { id } }),
    change: (id, body) => call(api.changeCharacter, { params: { id }, body }),
    remove: (id, keepalive) => call(api.deleteCharacter, { params: { id }, keepalive }),
    texts: characterTexts,
  });
