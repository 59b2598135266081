"use client";

import { useState } from "react";
import { CallError, call } from "@/lib/client/call";
import { changeCharacter, createCharacter, listCharacters } from "@/lib/contract/creatures";
import { characterBackgrounds, characterClasses, characterRaces } from "@/lib/contract/origins";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, sentCharacter, sentClass, sentHeritage } from "@/lib/model/creature-form";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";
import { isMadeOf } from "./is-made-of";
import { makeClass, makeHeritage } from "./make-origin";

interface Calls<V, M> {
  make: (value: V) => Promise<M>;
  change: (id: number, value: V) => Promise<M>;
  /** What a call has made whose answer got lost, if it has. Left out where `make` itself makes no second one. */
  find?: (value: V) => Promise<M | undefined>;
}

/** No answer, or one from between us and the server: the call may have done its work. */
const isUnsure = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 502);

/** Makes a thing at the first call; later ones change it, if it has to be another than it was. */
const once = <V, M extends { id: number }>({ make, change, find }: Calls<V, M>) => {
  let kept: { mark: string; thing: M } | undefined;
  let lost: { mark: string; value: V } | undefined;
  return {
    thing: () => kept?.thing,
    put: async (value: V, mark = JSON.stringify(value)): Promise<M> => {
      if (!kept && lost && find) {
        const found = await find(lost.value);
        if (found) kept = { mark: lost.mark, thing: found };
      }
      if (kept?.mark === mark) return kept.thing;
      const thing = await (kept ? change(kept.thing.id, value) : make(value)).catch((error: unknown) => {
        if (!kept && isUnsure(error)) lost = { mark, value };
        throw error;
      });
      kept = { mark, thing };
      return thing;
    },
  };
};

const markOf = (portrait: File | undefined) =>
  portrait && [portrait.name, portrait.size, portrait.lastModified];
const picture = ({ portrait }: CharacterFields) => (portrait ? { pictures: { image: portrait } } : {});

export interface Maker {
  campaignId: number;
  readerId: number;
  /** The characters that were there before. */
  known: readonly Character[];
}

/** The calls of one new character. What has arrived is not made again, so that trying again goes on where it stopped. */
const newSteps = ({ campaignId, readerId, known }: Maker) => {
  const isNew = ({ id, createdBy }: Character) =>
    createdBy === readerId && !known.some((other) => other.id === id);
  const character = once<CharacterFields, Character>({
    make: (fields) =>
      call(createCharacter, { body: { ...sentCharacter(fields), campaignId }, ...picture(fields) }),
    change: (id, fields) =>
      call(changeCharacter, { params: { id }, body: sentCharacter(fields), ...picture(fields) }),
    find: async (fields) =>
      (await call(listCharacters, { params: { id: campaignId } })).find(
        (other) => isNew(other) && isMadeOf(other, sentCharacter(fields)),
      ),
  });
  type Place = { characterId: number };
  const heritage = (calls: typeof characterRaces | typeof characterBackgrounds) =>
    once<ReturnType<typeof sentHeritage> & Place, CharacterHeritage>({
      make: (body) => makeHeritage(calls, body),
      change: (id, body) => call(calls.change, { params: { id }, body }),
    });
  const race = heritage(characterRaces);
  const background = heritage(characterBackgrounds);
  const calling = once<ReturnType<typeof sentClass> & Place, CharacterClass>({
    make: makeClass,
    change: (id, body) => call(characterClasses.change, { params: { id }, body }),
  });
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

export function useSaveCharacter(maker: Maker) {
  const [steps] = useState(() => newSteps(maker));
  return steps;
}
