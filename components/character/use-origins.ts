"use client";

import { useEnergy } from "@/components/creature/use-energy";
import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";
import type { WholeCharacter } from "./save-changes";

export interface OriginRows {
  race: CharacterHeritage[] | undefined;
  background: CharacterHeritage[] | undefined;
  class: CharacterClass[] | undefined;
}

/** The only entry of a list: null where there is none or it could not be loaded, undefined while it is loading. */
const onlyEntry = <M>({ data, error }: { data: M[] | undefined; error: unknown }) =>
  data ? (data[0] ?? null) : error === undefined ? undefined : null;

const only =
  <M>(entry: M) =>
  () => [entry];

/**
 * Race, background and class of the character that is looked at, loaded together, and until they are there: its skills need them, and
 * nothing on its sheet would try again.
 */
export function useOrigins(
  characterId: number | null,
  rows: OriginRows | undefined,
  onRefused: (error: unknown) => void,
) {
  const params = characterId === null ? null : { id: characterId };
  const race = useQueryUntilLoaded(api.characterRaces.list, params, rows?.race);
  const background = useQueryUntilLoaded(api.characterBackgrounds.list, params, rows?.background);
  const characterClass = useQueryUntilLoaded(api.characterClasses.list, params, rows?.class);
  const changeEnergy = useEnergy(characterId ?? 0, onRefused);

  return {
    /** Whether race and background were loaded: skills that count without them would be wrong. */
    isKnown: race.data !== undefined && background.data !== undefined,
    race: onlyEntry(race),
    background: onlyEntry(background),
    class: onlyEntry(characterClass),
    keep: ({ character, ...whole }: WholeCharacter) => {
      const owner = { id: character.id };
      if (whole.race) updateQuery(api.characterRaces.list, owner, only(whole.race));
      if (whole.background) updateQuery(api.characterBackgrounds.list, owner, only(whole.background));
      if (whole.class) updateQuery(api.characterClasses.list, owner, only(whole.class));
    },
    changeEnergy,
  };
}
