import { api } from "@/lib/client/api";
import { CallError, call } from "@/lib/client/call";
import type { Character } from "@/lib/model/creature";
import {
  type CharacterFields,
  characterFields,
  type OriginFields,
  sentClass,
  sentHeritage,
  sentStats,
} from "@/lib/model/creature-form";
import type { CharacterClass, CharacterHeritage, OriginKind } from "@/lib/model/origin";
import { changedParts } from "@/lib/rules/changed-parts";
import { type HeritageCalls, makeClass, makeHeritage } from "./make-origin";

/** A character with its origins, as the editor opens and keeps them. */
export interface WholeCharacter {
  character: Character;
  race: CharacterHeritage | null;
  background: CharacterHeritage | null;
  class: CharacterClass | null;
}

export const loadWhole = async (id: number): Promise<WholeCharacter> => {
  const params = { id };
  const [character, [race], [background], [calling]] = await Promise.all([
    call(api.readCharacter, { params }),
    call(api.characterRaces.list, { params }),
    call(api.characterBackgrounds.list, { params }),
    call(api.characterClasses.list, { params }),
  ]);
  return { character, race: race ?? null, background: background ?? null, class: calling ?? null };
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What stayed isn't sent: hit points that somebody changed at the table meanwhile stay, and so do saving throws that were set by hand.
 * The armour class is computed anew in any case.
 */
const sentChanges = (before: CharacterFields, now: CharacterFields) => {
  const stats = sentStats(now);
  return { ...changedParts(sentStats(before), stats), armourClass: stats.armourClass };
};

type Heritage = { kept: CharacterHeritage | null; before: OriginFields; now: OriginFields };

/** Changes a race or background that there is, and makes one where something was written about it. */
const keepHeritage = async (calls: HeritageCalls, characterId: number, { kept, before, now }: Heritage) => {
  if (same(before, now)) return kept;
  const body = sentHeritage(now);
  return kept
    ? call(calls.change, { params: { id: kept.id }, body: changedParts(sentHeritage(before), body) })
    : makeHeritage(calls, { ...body, characterId });
};

/** Names the fields of a refused race, background or class as the form does. */
const within = <M>(kind: OriginKind, work: Promise<M>): Promise<M> =>
  work.catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    const fields = Object.entries(error.fields).map(([name, sentence]): [string, string] => [
      `${kind}.${name}`,
      sentence,
    ]);
    throw new CallError(error.message, { status: error.status, fields: Object.fromEntries(fields) });
  });

/**
 * Saves what a form changed: the character first, then its race, background and class. `arrived` is told after each call, so that
 * trying again makes nothing twice.
 */
export const saveChanges = async (
  before: WholeCharacter,
  fields: CharacterFields,
  arrived: (whole: WholeCharacter) => void,
): Promise<WholeCharacter> => {
  const { id } = before.character;
  const was = characterFields(before.character, before);
  let whole = before;
  const keep = (part: Partial<WholeCharacter>) => {
    whole = { ...whole, ...part };
    arrived(whole);
  };
  const pictures = fields.portrait ? { pictures: { image: fields.portrait } } : {};
  keep({
    character: await call(api.changeCharacter, {
      params: { id },
      body: sentChanges(was, fields),
      ...pictures,
    }),
  });
  keep({
    race: await within(
      "race",
      keepHeritage(api.characterRaces, id, { kept: before.race, before: was.race, now: fields.race }),
    ),
  });
  keep({
    background: await within(
      "background",
      keepHeritage(api.characterBackgrounds, id, {
        kept: before.background,
        before: was.background,
        now: fields.background,
      }),
    ),
  });
  if (!same(was.class, fields.class)) {
    const body = sentClass(fields.class);
    const work = before.class
      ? call(api.characterClasses.change, {
          params: { id: before.class.id },
          body: changedParts(sentClass(was.class), body),
        })
      : makeClass({ ...body, characterId: id });
    keep({ class: await within("class", work) });
  }
  const names = {
    race: whole.race?.name ?? "",
    background: whole.background?.name ?? "",
    class: whole.class?.name ?? "",
  };
  return { ...whole, character: { ...whole.character, ...names } };
};
