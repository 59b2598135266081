import type { BelongingRows } from "@/components/belongings/belongings-page";
import { PrintedBelongings } from "@/components/belongings/printed-belongings";
import { PrintedCreature } from "@/components/creature/printed-creature";
import type { Character } from "@/lib/model/creature";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";
import { sheetLine } from "./character-line";
import { PrintedEnergy } from "./printed-energy";

interface PrintedCharacterProps {
  character: Character;
  race: CharacterHeritage | null | undefined;
  background: CharacterHeritage | null | undefined;
  characterClass: CharacterClass | null | undefined;
  rows: BelongingRows | undefined;
}

/** A whole character, for paper: the sheet, where they come from, what they own. */
export function PrintedCharacter(props: PrintedCharacterProps) {
  const { character, race, background, characterClass, rows } = props;
  return (
    <PrintedCreature
      creature={character}
      description={character.description}
      savingThrows={character.savingThrows}
      line={sheetLine(character)}
      skillSources={[character, race, background].map((source) =>
        source ? [source.firstSkill, source.secondSkill] : [],
      )}
      origins={[race, background, characterClass].filter((origin) => origin != null)}
      energy={characterClass && <PrintedEnergy characterClass={characterClass} />}
    >
      <PrintedBelongings owner={{ characterId: character.id }} rows={rows} />
    </PrintedCreature>
  );
}
