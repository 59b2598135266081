import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import type { CharacterClass, CharacterHeritage, RaceOrBackground, OriginSent } from "@/lib/model/origin";

type OfCharacter = { characterId: number };

/** Creates the race, background and class of one character; trying again makes none of them twice. */
export const createOrigins = () => ({
  race: createIdempotently<RaceOrBackground & OfCharacter, CharacterHeritage>({
    create: (body, idempotencyKey) => call(api.characterRaces.create, { body, idempotencyKey }),
    change: (id, body) => call(api.characterRaces.change, { params: { id }, body }),
  }),
  background: createIdempotently<RaceOrBackground & OfCharacter, CharacterHeritage>({
    create: (body, idempotencyKey) => call(api.characterBackgrounds.create, { body, idempotencyKey }),
    change: (id, body) => call(api.characterBackgrounds.change, { params: { id }, body }),
  }),
  class: createIdempotently<OriginSent & OfCharacter, CharacterClass>({
    create: (body, idempotencyKey) => call(api.characterClasses.create, { body, idempotencyKey }),
    change: (id, body) => call(api.characterClasses.change, { params: { id }, body }),
  }),
});
export type OriginCreates = ReturnType<typeof createOrigins>;
