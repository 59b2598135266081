"use client";

import { useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, sentCharacter, sentClass, sentHeritage } from "@/lib/model/creature-form";
import { createOrigins } from "./create-origins";

interface Sent {
  sent: ReturnType<typeof sentCharacter>;
  pictures: { image?: File };
}

/** The calls of one new character: what was created is not created again, so that trying again goes on where it stopped. */
const newCharacter = (campaignId: number) => {
  const character = createIdempotently<Sent, Character>({
    create: ({ sent, pictures }, idempotencyKey) =>
      call(api.characters.create, { body: { ...sent, campaignId }, pictures, idempotencyKey }),
    change: (id, { sent, pictures }) => call(api.characters.change, { params: { id }, body: sent, pictures }),
  });
  const origins = createOrigins();
  return {
    created: character.record,
    save: async (fields: CharacterFields): Promise<Character> => {
      const pictures = fields.portrait ? { image: fields.portrait } : {};
      const saved = await character.save({ sent: sentCharacter(fields), pictures });
      const owner = { characterId: saved.id };
      await origins.race.save({ ...sentHeritage(fields.race), ...owner });
      await origins.background.save({ ...sentHeritage(fields.background), ...owner });
      await origins.class.save({ ...sentClass(fields.class), ...owner });
      const names = { race: fields.race.name, background: fields.background.name, class: fields.class.name };
      return { ...saved, ...names };
    },
  };
};

export function useSaveCharacter(campaignId: number) {
  const [calls] = useState(() => newCharacter(campaignId));
  return calls;
}
