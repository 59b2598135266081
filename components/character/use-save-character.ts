"use client";

import { useState } from "react";
import { call } from "@/lib/client/call";
import { changeCharacter, createCharacter } from "@/lib/contract/creatures";
import { characterBackgrounds, characterClasses, characterRaces } from "@/lib/contract/origins";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, sentCharacter, sentClass, sentHeritage } from "@/lib/model/creature-form";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";

/** Makes a thing at the first call; later ones change it, if it has to be another than it was. */
const once = <V, M extends { id: number }>(
  make: (value: V) => Promise<M>,
  change: (id: number, value: V) => Promise<M>,
) => {
  let kept: { mark: string; thing: M } | undefined;
  return {
    thing: () => kept?.thing,
    put: async (value: V, mark = JSON.stringify(value)): Promise<M> => {
      if (kept?.mark === mark) return kept.thing;
      const thing = kept ? await change(kept.thing.id, value) : await make(value);
      kept = { mark, thing };
      return thing;
    },
  };
};

const markOf = (portrait: File | undefined) =>
  portrait && [portrait.name, portrait.size, portrait.lastModified];

/** The calls of one new character. What has arrived is not made again, so that trying again goes on where it stopped. */
const newSteps = (campaignId: number) => {
  const character = once<CharacterFields, Character>(
    (fields) => call(createCharacter, { body: { ...sentCharacter(fields), campaignId }, ...picture(fields) }),
    (id, fields) =>
      call(changeCharacter, { params: { id }, body: sentCharacter(fields), ...picture(fields) }),
  );
  type Place = { characterId: number };
  type Heritage = ReturnType<typeof sentHeritage> & Place;
  type Calling = ReturnType<typeof sentClass> & Place;
  const race = once<Heritage, CharacterHeritage>(
    (body) => call(characterRaces.create, { body }),
    (id, body) => call(characterRaces.change, { params: { id }, body }),
  );
  const background = once<Heritage, CharacterHeritage>(
    (body) => call(characterBackgrounds.create, { body }),
    (id, body) => call(characterBackgrounds.change, { params: { id }, body }),
  );
  const calling = once<Calling, CharacterClass>(
    (body) => call(characterClasses.create, { body }),
    (id, body) => call(characterClasses.change, { params: { id }, body }),
  );
  return {
    made: character.thing,
    save: async (fields: CharacterFields): Promise<Character> => {
      const mark = JSON.stringify([sentCharacter(fields), markOf(fields.portrait)]);
      const saved = await character.put(fields, mark);
      const place = { characterId: saved.id };
      await race.put({ ...sentHeritage(fields.race), ...place });
      await background.put({ ...sentHeritage(fields.background), ...place });
      await calling.put({ ...sentClass(fields.class), ...place });
      const names = { race: fields.race.name, background: fields.background.name, class: fields.class.name };
      return { ...saved, ...names };
    },
  };
};
const picture = ({ portrait }: CharacterFields) => (portrait ? { pictures: { image: portrait } } : {});

export function useSaveCharacter(campaignId: number) {
  const [steps] = useState(() => newSteps(campaignId));
  return steps;
}
