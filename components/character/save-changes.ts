import { api, type Contract } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";
import {
  backgroundWrites,
  changeCharacter,
  classWrites,
  raceWrites,
} from "@/lib/client/mutations/characters";
import type { Mutation } from "@/lib/client/mutations/mutation";
import type { Character } from "@/lib/model/creature";
import { changedHeritage, changedStats } from "@/lib/model/creature-changes";
import { type CharacterFields, sentClass, sentHeritage } from "@/lib/model/creature-form";
import type { CharacterClass, CharacterHeritage, OriginKind } from "@/lib/model/origin";
import { changedParts } from "@/lib/rules/changed-parts";
import type { OriginCreates } from "./create-origins";

/** A character with its origins, as the editor opens and keeps them. */
export interface WholeCharacter {
  character: Character;
  race: CharacterHeritage | null;
  background: CharacterHeritage | null;
  class: CharacterClass | null;
}

export const loadWhole = async (id: number): Promise<WholeCharacter> => {
  const params = { id };
  const [character, [race], [background], [characterClass]] = await Promise.all([
    call(api.characters.read, { params }),
    call(api.characterRaces.list, { params }),
    call(api.characterBackgrounds.list, { params }),
    call(api.characterClasses.list, { params }),
  ]);
  return { character, race: race ?? null, background: background ?? null, class: characterClass ?? null };
};

/** The writes of a race or of a background. */
interface HeritageWrites {
  change: Mutation<Contract["characterRaces" | "characterBackgrounds"]["change"]>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

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

/** Saves one origin: changes the one that there is by `changed`, creates one where something was written about it. */
const saveOrigin = async <M>(
  kind: OriginKind,
  { before, now, stored }: { before: unknown; now: unknown; stored: M | null },
  { create, change }: { create: () => Promise<M>; change: (stored: M) => Promise<M> },
): Promise<M | null> => (isSame(before, now) ? stored : within(kind, stored ? change(stored) : create()));

type Arrival = (whole: WholeCharacter, saved: Partial<CharacterFields>) => void;

/**
 * Saves what a form changed of what it went on from, `before`: the character first, then its race, background and class. What is stored by
 * now may be newer: it says which of them there are, and what a saving throw has beside its modifier. `onArrived` is called after each call, with the fields that are stored by it;
 * `creates` stays the same while a form is open, so that trying again makes nothing twice.
 */
export const saveChanges = async (
  stored: WholeCharacter,
  { before, fields }: { before: CharacterFields; fields: CharacterFields },
  { creates, onArrived }: { creates: OriginCreates; onArrived: Arrival },
): Promise<WholeCharacter> => {
  const { id, campaignId } = stored.character;
  const owner = { characterId: id };
  let whole = stored;
  const keep = (part: Partial<WholeCharacter>, saved: Partial<CharacterFields>) => {
    whole = { ...whole, ...part };
    onArrived(whole, saved);
  };
  const { race, background, class: characterClass, ...stats } = fields;
  const pictures = fields.portrait ? { pictures: { image: fields.portrait } } : {};
  keep(
    {
      character: await changeCharacter(campaignId, {
        params: { id },
        body: changedStats(before, fields, stored.character),
        ...pictures,
      }),
    },
    stats,
  );
  const heritage = async (kind: "race" | "background", { change }: HeritageWrites) =>
    saveOrigin(
      kind,
      { before: before[kind], now: fields[kind], stored: stored[kind] },
      {
        create: () => creates[kind].save({ body: { ...sentHeritage(fields[kind]), ...owner } }),
        change: ({ id: originId }) =>
          change(campaignId, {
            params: { id: originId },
            body: changedHeritage(before[kind], fields[kind]),
          }),
      },
    );
  keep({ race: await heritage("race", raceWrites) }, { race });
  keep({ background: await heritage("background", backgroundWrites) }, { background });
  keep(
    {
      class: await saveOrigin(
        "class",
        { before: before.class, now: fields.class, stored: stored.class },
        {
          create: () => creates.class.save({ body: { ...sentClass(fields.class), ...owner } }),
          change: ({ id: originId }) =>
            classWrites.change(campaignId, {
              params: { id: originId },
              body: changedParts(sentClass(before.class), sentClass(fields.class)),
            }),
        },
      ),
    },
    { class: characterClass },
  );
  const names = {
    race: whole.race?.name ?? "",
    background: whole.background?.name ?? "",
    class: whole.class?.name ?? "",
  };
  return { ...whole, character: { ...whole.character, ...names } };
};
