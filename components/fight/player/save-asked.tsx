import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import { useDice } from "@/components/book/use-dice";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pressedEdge } from "@/lib/client/dice/pressed-edge";
import { readStored, writeStored } from "@/lib/client/storage/storage";
import type { Character } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";
import { saveLabel } from "@/lib/rules/dice-in-text";
import styles from "./save-asked.module.css";

type Made = ReadonlySet<string>;
type SavesMade = [made: Made, setMade: Dispatch<SetStateAction<Made>>];
/** Which of the saving throws that are asked were made already, for all places that ask. */
export const useSavesMade = (): SavesMade => useState<Made>(new Set());

/** Where this browser remembers the last saving throw that was made for a character, for when the page is loaded again. */
const madeFor = ({ id }: Character): string => `saveMade:${id}`;

/** The saving throws that are asked of the reader's characters, with a button that makes each. */
export function SavesAsked({
  mine,
  characters,
  saves: [made, setMade],
}: {
  mine: readonly CombatantView[];
  characters: readonly Character[];
  saves: SavesMade;
}) {
  const dice = useDice();
  const asked = mine.flatMap(({ characterId, saveAsked, saveDifficulty, saveAskedAt }) => {
    const character = characters.find(({ id }) => id === characterId);
    if (!character || !saveAsked) return [];
    const save = { ability: saveAsked, difficulty: saveDifficulty ?? 0 };
    // The time tells two askings of the same apart, also where the later one is taken back.
    return [{ character, save, key: `${character.id} ${saveLabel(save)} ${saveAskedAt}` }];
  });
  const remember = useEffectEvent(() => {
    const before = asked.filter(({ character, key }) => readStored(madeFor(character)) === key);
    if (before.length > 0) setMade((all) => new Set([...all, ...before.map(({ key }) => key)]));
  });
  const keys = asked.map(({ key }) => key).join();
  useEffect(() => remember(), [keys]);
  return (
    <div role="status">
      {asked.map(({ character, save, key }) => {
        if (made.has(key)) return null;
        return (
          <div key={key} className={styles["asked"]}>
            <Icon name="d20" />
            <p>
              <b>{saveLabel(save)}</b>
              <span>{`asked of ${character.name}`}</span>
            </p>
            <Button
              variant="primary"
              data-hold=""
              onClick={() => {
                dice.roll([20], {
                  label: saveLabel(save),
                  modifier: character.savingThrows[save.ability],
                  characterId: character.id,
                  save: save.ability,
                  edge: pressedEdge(),
                  isAwaited: true,
                  onRolled: () => writeStored(madeFor(character), key),
                  onFailed: () => setMade((all) => new Set([...all].filter((other) => other !== key))),
                });
                setMade((all) => new Set(all).add(key));
              }}
            >
              Roll it
            </Button>
          </div>
        );
      })}
    </div>
  );
}
