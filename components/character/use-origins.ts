"use client";

import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { optimistic, useMutation } from "@/lib/client/use-mutation";
import { updateQuery, useQuery } from "@/lib/client/use-query";
import { characterTexts } from "@/lib/messages/character";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";
import type { WholeCharacter } from "./save-changes";
import { changedEnergy, type EnergyChange } from "@/lib/rules/energy";

export interface OriginRows {
  race: CharacterHeritage[];
  background: CharacterHeritage[];
  class: CharacterClass[];
}

/** The only entry of a list: null where there is none or it could not be loaded, undefined while it is loading. */
const onlyEntry = <M>({ data, error }: { data: M[] | undefined; error: unknown }) =>
  data ? (data[0] ?? null) : error === undefined ? undefined : null;

const only =
  <M>(entry: M) =>
  () => [entry];

/** Race, background and class of the character that is looked at, loaded together: its skills need them. */
export function useOrigins(
  characterId: number | null,
  rows: OriginRows | undefined,
  onRefused: (error: unknown) => void,
) {
  const params = characterId === null ? null : { id: characterId };
  const race = useQuery(api.characterRaces.list, params, rows?.race);
  const background = useQuery(api.characterBackgrounds.list, params, rows?.background);
  const characterClass = useQuery(api.characterClasses.list, params, rows?.class);
  const id = characterId ?? 0;
  const changeEnergy = useMutation<EnergyChange, CharacterClass>({
    key: () => `character ${id}`,
    send: (change) => call(api.changeEnergy, { params: { id }, body: change }),
    optimistic: (change) => [
      optimistic(api.characterClasses.list, { id }, (classes) =>
        classes.map((one) => ({
          ...one,
          energySpent: changedEnergy(one.energySpent, one.energyAmounts, change),
        })),
      ),
    ],
    onSuccess: (stored) => updateQuery(api.characterClasses.list, { id: stored.characterId }, () => [stored]),
    onError: (error) => {
      toast.error(characterTexts.updateFailed);
      onRefused(error);
    },
  });

  return {
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
