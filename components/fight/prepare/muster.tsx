import { useState } from "react";
import { useFightTable } from "@/components/fight/fight-table";
import { useActing } from "@/components/fight/use-acting";
import parts from "@/components/fight/part.module.css";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/checkbox";
import type { Character } from "@/lib/model/creature";
import { cardinal } from "@/lib/rules/number-words";
import { adding } from "./adding";
import styles from "./prepare-page.module.css";

/** Who of the party is in the fight. */
export function Muster({ characters }: { characters: readonly Character[] }) {
  const { fight, act, unread } = useFightTable();
  const combatantOf = (characterId: number) =>
    fight.combatants.find((one) => one.characterId === characterId);
  // Who comes in is known once the server has answered; the tick is there at once, and goes where it refuses.
  const [asked, setAsked] = useState<readonly number[]>([]);
  const isActing = useActing(fight.id);
  if (!isActing && asked.length > 0) setAsked([]);
  const coming = isActing ? asked : [];
  const isTicked = (id: number) => combatantOf(id) !== undefined || coming.includes(id);
  const absent = characters.filter(({ id }) => !isTicked(id)).map(({ id }) => id);
  const bring = (ids: readonly number[]) => {
    setAsked([...coming, ...ids]);
    act(adding({ characters: [...ids] }));
  };
  const toggle = ({ id }: Character) => {
    const one = combatantOf(id);
    if (one) {
      setAsked(coming.filter((other) => other !== id));
      act({ type: "remove", combatants: [one.id] });
    } else if (!coming.includes(id)) bring([id]);
  };
  return (
    <section className={parts["part"]} aria-label="The party">
      <div className={parts["label"]}>
        The party
        {characters.length > 1 && (
          <Button
            className={styles["all"]}
            icon={absent.length === 0 ? "check" : undefined}
            disabled={absent.length === 0}
            onClick={() => bring(absent)}
          >
            {`All ${cardinal(characters.length)}`}
          </Button>
        )}
      </div>
      {characters.length === 0 &&
        (unread.characters ?? <p className="note">Nobody has a character in this book yet.</p>)}
      <div className={styles["muster"]}>
        {characters.map((character) => (
          <Checkbox
            key={character.id}
            label={<span dir="auto">{character.name}</span>}
            checked={isTicked(character.id)}
            onChange={() => toggle(character)}
          />
        ))}
      </div>
    </section>
  );
}
