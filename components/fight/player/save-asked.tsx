import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";
import styles from "./save-asked.module.css";
import { useAskedSaves } from "./use-asked-saves";

interface SavesAskedProps {
  mine: readonly CombatantView[];
  characters: readonly Character[];
}

/** The saving throws that are asked of the reader's characters, with a button that makes each. */
export function SavesAsked({ mine, characters }: SavesAskedProps) {
  const asked = useAskedSaves(mine, characters);
  return (
    <div role="status">
      {asked.map(({ key, character, label, roll }) => (
        <div key={key} className={styles["asked"]}>
          <Icon name="d20" />
          <p>
            <b>{label}</b>
            <span>{fightTexts.askedOf(character.name)}</span>
          </p>
          <Button variant="primary" data-hold="" onClick={roll}>
            {fightTexts.rollIt}
          </Button>
        </div>
      ))}
    </div>
  );
}
