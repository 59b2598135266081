import { useEffect, useEffectEvent } from "react";
import { useDice } from "@/components/book/use-dice";
import { pressedEdge } from "@/lib/client/dice/pressed-edge";
import { createStore, useStore } from "@/lib/client/page/create-store";
import { readStored, writeStored } from "@/lib/client/storage/storage";
import type { Character } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";
import { saveLabel } from "@/lib/rules/dice-in-text";

/**
 * Whether each saving throw that is asked was made, by its key; absent until that was looked up. For all places that ask: the dice may be
 * on their way while another one is opened.
 */
const madeByKey = createStore<ReadonlyMap<string, boolean>>(new Map());
const mark = (...entries: [key: string, isMade: boolean][]) =>
  madeByKey.set(new Map([...madeByKey.read(), ...entries]));

/** Where this browser remembers the last saving throw that was made for a character, for when the page is loaded again. */
const madeFor = ({ id }: Character): string => `saveMade:${id}`;

export interface AskedSave {
  key: string;
  character: Character;
  label: string;
  roll: () => void;
}

/** The saving throws that are asked of the reader's characters, as far as they were not made yet, each with what makes it. */
export function useAskedSaves(
  mine: readonly CombatantView[],
  characters: readonly Character[],
): readonly AskedSave[] {
  const dice = useDice();
  const made = useStore(madeByKey);
  const asked = mine.flatMap(({ characterId, saveAsked: ability, saveDifficulty, saveAskedAt }) => {
    const character = characters.find(({ id }) => id === characterId);
    if (!character || !ability) return [];
    const label = saveLabel({ ability, difficulty: saveDifficulty ?? 0 });
    // The time tells two askings of the same apart, also where the later one is taken back.
    return [{ character, ability, label, key: `${character.id} ${label} ${saveAskedAt}` }];
  });
  const remember = useEffectEvent(() => {
    mark(
      ...asked.map(({ character, key }): [string, boolean] => [
        key,
        made.get(key) === true || readStored(madeFor(character)) === key,
      ]),
    );
  });
  const keys = asked.map(({ key }) => key).join();
  useEffect(() => remember(), [keys]);
  return asked
    .filter(({ key }) => made.get(key) === false)
    .map(({ character, ability, label, key }) => ({
      key,
      character,
      label,
      roll: () => {
        dice.roll([20], {
          label,
          modifier: character.savingThrows[ability],
          characterId: character.id,
          save: ability,
          edge: pressedEdge(),
          isAwaited: true,
          onRolled: () => writeStored(madeFor(character), key),
          onFailed: () => mark([key, false]),
        });
        mark([key, true]);
      },
    }));
}
