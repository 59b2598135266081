import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Character } from "@/lib/model/creature";
import type { FightView } from "@/lib/model/fight";
import styles from "./add-dialog.module.css";
import type { Adding } from "./adding";
import { useFightTable } from "@/components/fight/fight-table";
import { Face } from "@/components/fight/order/face";

interface AddPartyProps {
  fight: FightView;
  characters: readonly Character[];
  onAdd: (some: Adding) => void;
}

/** Characters that are not in the fight yet, one by one or all at once. */
export function AddParty({ fight, characters, onAdd }: AddPartyProps) {
  const { unread } = useFightTable();
  const absent = characters.filter(
    ({ id }) => !fight.combatants.some(({ characterId }) => characterId === id),
  );
  if (absent.length === 0)
    return unread.characters ?? <EmptyState icon="profile" text="The whole party is in the fight." low />;
  return (
    <>
      <ul className={styles["list"]} aria-label="Characters">
        {absent.map((character) => (
          <li key={character.id}>
            <button
              type="button"
              className={styles["entry"]}
              onClick={() => onAdd({ characters: [character.id] })}
            >
              <Face
                one={{ ...character, characterId: character.id, kind: "character" }}
                src={character.image}
              />
              <b dir="auto">{character.name}</b>
              <small>{`${character.currentHitPoints} of ${character.maxHitPoints} hit points`}</small>
            </button>
          </li>
        ))}
      </ul>
      {absent.length > 1 && (
        <Button
          onClick={() => onAdd({ characters: absent.map(({ id }) => id) })}
        >{`All ${absent.length}`}</Button>
      )}
    </>
  );
}
