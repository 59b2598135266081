"use client";

import { useState } from "react";
import { changeCharacter, createCharacter } from "@/lib/client/mutations/characters";
import { creator } from "@/lib/client/mutations/creator";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, sentCharacter, sentClass, sentHeritage } from "@/lib/model/creature-form";
import { createOrigins } from "./create-origins";

/** The calls of one new character: what was created is not created again, so that trying again goes on where it stopped. */
const newCharacter = (campaignId: number, draft: string) => {
  const writes = { create: createCharacter, change: changeCharacter, place: sentPlace(draft) };
  const character = creator(writes, campaignId, { campaignId });
  const origins = createOrigins(campaignId, draft);
  /** Of its origins, as they were saved last: the list shows them. */
  let names: Partial<Character> = {};
  return {
    created: (): Character | undefined => {
      const record = character.record();
      return record && { ...record, ...names };
    },
    save: async (fields: CharacterFields): Promise<Character> => {
      const pictures = fields.portrait ? { image: fields.portrait } : {};
      const saved = await character.save({ body: sentCharacter(fields), pictures });
      const owner = { characterId: saved.id };
      await origins.race.save({ body: { ...sentHeritage(fields.race), ...owner } });
      await origins.background.save({ body: { ...sentHeritage(fields.background), ...owner } });
      await origins.class.save({ body: { ...sentClass(fields.class), ...owner } });
      names = { race: fields.race.name, background: fields.background.name, class: fields.class.name };
      return { ...saved, ...names };
    },
  };
};

/** `draft` is the name of its draft. */
export function useSaveCharacter(campaignId: number, draft: string) {
  const [calls] = useState(() => newCharacter(campaignId, draft));
  return calls;
}
