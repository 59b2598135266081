import type { ReactNode } from "react";
import type { BelongingRows } from "@/components/belongings/belongings-page";
import { WhatItDoes } from "@/components/belongings/what-it-does";
import { Here } from "@/components/book/here";
import { CreatureSheet } from "@/components/creature/creature-sheet";
import { deedTexts } from "@/lib/messages/deeds";
import type { Character } from "@/lib/model/creature";
import { sheetLine } from "./character-line";
import { CharacterToolbar } from "./character-toolbar";
import type { useCharacterBook } from "./use-character-book";
import type { useOrigins } from "./use-origins";

interface CharacterSheetProps {
  character: Character;
  book: ReturnType<typeof useCharacterBook>;
  origins: ReturnType<typeof useOrigins>;
  mayChange: boolean;
  belongings: BelongingRows | undefined;
  energy: ReactNode;
  foot: ReactNode;
}

/** The sheet of the current character: figures, what it does, and what is done with it. */
export function CharacterSheet(props: CharacterSheetProps) {
  const { character, book, origins, mayChange, belongings, energy, foot } = props;
  const { id } = character;
  const changeHitPoints = (change: Parameters<typeof book.changeHitPoints>[1]) =>
    book.changeHitPoints(id, change);
  return (
    <CreatureSheet
      mark={<Here place="character" id={id} />}
      creature={character}
      savingThrows={character.savingThrows}
      line={sheetLine(character)}
      skillSources={skillSources(character, origins)}
      deeds={
        <WhatItDoes
          key={id}
          title={deedTexts.mine}
          owner={{ characterId: id }}
          rows={belongings}
          energy={origins.class}
          onEnergy={mayChange ? origins.changeEnergy : undefined}
        />
      }
      onHitPoints={mayChange ? changeHitPoints : undefined}
    >
      {energy}
      <CharacterToolbar
        character={character}
        onRegain={mayChange ? (amount) => changeHitPoints({ change: amount }) : undefined}
        onDuplicated={(copies, leads) => {
          book.add(...copies);
          if (leads) book.choose(copies[0] ?? null);
        }}
        onRefused={book.onRefused}
        onDelete={mayChange ? () => book.remove(character) : undefined}
      />
      {foot}
    </CreatureSheet>
  );
}

function skillSources(
  { firstSkill, secondSkill }: Character,
  { isKnown, race, background }: CharacterSheetProps["origins"],
) {
  if (!isKnown) return undefined;
  return [{ firstSkill, secondSkill }, race, background].map((source) =>
    source ? [source.firstSkill, source.secondSkill] : [],
  );
}
