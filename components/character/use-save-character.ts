"use client";

import { useState } from "react";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { makeOnce, newlyMade } from "@/lib/client/make-once";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, sentCharacter, sentClass, sentHeritage } from "@/lib/model/creature-form";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";
import { type HeritageCalls, makeClass, makeHeritage } from "./make-origin";

export interface Maker {
  campaignId: number;
  readerId: number;
  /** The characters that were there before, where they are known. */
  known: readonly Character[] | undefined;
}

interface Sent {
  sent: ReturnType<typeof sentCharacter>;
  pictures: { image?: File };
}

/** The calls of one new character. What has arrived is not made again, so that trying again goes on where it stopped. */
const newSteps = ({ campaignId, readerId, known }: Maker) => {
  const character = makeOnce<Sent, Character>({
    make: ({ sent, pictures }) => call(api.createCharacter, { body: { ...sent, campaignId }, pictures }),
    change: (id, { sent, pictures }) => call(api.changeCharacter, { params: { id }, body: sent, pictures }),
    find:
      known &&
      (async ({ sent }) => {
        const all = await call(api.listCharacters, { params: { id: campaignId } });
        const own = all.filter(({ createdBy }) => createdBy === readerId);
        return newlyMade(own, known, sent);
      }),
  });
  type Place = { characterId: number };
  const heritage = (calls: HeritageCalls) =>
    makeOnce<ReturnType<typeof sentHeritage> & Place, CharacterHeritage>({
      make: (body) => makeHeritage(calls, body),
      change: (id, body) => call(calls.change, { params: { id }, body }),
    });
  const race = heritage(api.characterRaces);
  const background = heritage(api.characterBackgrounds);
  const calling = makeOnce<ReturnType<typeof sentClass> & Place, CharacterClass>({
    make: makeClass,
    change: (id, body) => call(api.characterClasses.change, { params: { id }, body }),
  });
  return {
    made: character.thing,
    save: async (fields: CharacterFields): Promise<Character> => {
      const pictures = fields.portrait ? { image: fields.portrait } : {};
      const saved = await character.put({ sent: sentCharacter(fields), pictures });
      const place = { characterId: saved.id };
      await race.put({ ...sentHeritage(fields.race), ...place });
      await background.put({ ...sentHeritage(fields.background), ...place });
      await calling.put({ ...sentClass(fields.class), ...place });
      const names = { race: fields.race.name, background: fields.background.name, class: fields.class.name };
      return { ...saved, ...names };
    },
  };
};

export function useSaveCharacter(maker: Maker) {
  const [steps] = useState(() => newSteps(maker));
  return steps;
}
