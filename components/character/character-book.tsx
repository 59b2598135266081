"use client";

import type { BelongingRows } from "@/components/belongings/belongings-page";
import { CreatureBook } from "@/components/belongings/creature-book";
import { ShowButton } from "@/components/book/show-button";
import { useRendered } from "@/components/creature/use-rendered";
import { lazyComponent } from "@/components/ui/lazy-component";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { may, type Role } from "@/lib/policy";
import { CharacterDialogs, useCharacterDialogs } from "./character-dialogs";
import { characterTabs, MODE_NAME } from "./character-tabs";
import { Party, type PartyProps } from "./party";
import { PrintedCharacter } from "./printed-character";
import { useCharacterBook } from "./use-character-book";
import { type OriginRows, useOrigins } from "./use-origins";
import { usePartyTraits } from "./use-party-traits";

const [PrintedParty] = lazyComponent(() => import("./printed-party").then((module) => module.PrintedParty));

interface CharacterBookProps {
  campaign: { id: number; name: string; role: Role };
  readerId: number;
  /** Absent where the server could not list them, or they are too many for a page: the browser asks again. */
  characters: Character[] | undefined;
  /** What the rows of the party don't hold. */
  traits: PartyTraits[] | undefined;
  /** The character that was selected when the server rendered, with what belongs to it. */
  opened: { id: number; origins: OriginRows; belongings: BelongingRows } | null;
}

/** Beside the list, where there is anybody. */
const shortParty = (party: PartyProps) =>
  party.characters?.length ? <Party {...party} part="all" /> : undefined;

/** The two pages of the character book. */
export function CharacterBook({
  campaign,
  readerId,
  characters,
  traits: renderedTraits,
  opened,
}: CharacterBookProps) {
  const book = useCharacterBook(campaign.id, characters, opened?.id ?? null);
  const { current, mode } = book;
  const traits = usePartyTraits(campaign.id, mode, renderedTraits);
  const currentId = current?.id;
  const dialogs = useCharacterDialogs(currentId);
  const rendered = useRendered(opened, currentId);
  const origins = useOrigins(currentId ?? null, rendered?.origins, book.onRefused);
  const mayChangeOne = ({ createdBy }: Character) =>
    may("character:change", { role: campaign.role, owns: createdBy === readerId });
  const mayChange = current !== null && mayChangeOne(current);
  const belongings = rendered?.belongings;
  const masters = may("party:rest", { role: campaign.role, owns: false });
  const party: PartyProps = {
    characters: book.creatures,
    traits,
    readerId,
    onRefused: book.onRefused,
    restsFor: masters ? campaign.id : undefined,
    mayChange: mayChangeOne,
    onHitPoints: book.changeHitPoints,
    onChoose: book.choose,
  };

  return (
    <CreatureBook
      of="character"
      campaignName={campaign.name}
      book={book}
      mayChange={mayChange}
      receivers={book.creatures?.filter(({ id }) => id !== currentId)}
      show={
        current &&
        may("table:show", { role: campaign.role, owns: false }) && (
          <ShowButton campaignId={campaign.id} place="character" id={current.id} what="this sheet" />
        )
      }
      right={
        mode === "party"
          ? { name: characterTexts.partyContinued, page: <Party {...party} part="second" /> }
          : undefined
      }
      below={mode === "list" && shortParty(party)}
      watched={mode === "party" ? book.creatures : undefined}
      pageName={MODE_NAME[mode]}
      edit={dialogs.edit}
      belongings={belongings}
      tabs={characterTabs({
        book,
        origins,
        mayChange,
        party,
        belongings,
        create: dialogs.create,
      })}
    >
      <Printed {...{ book, traits, origins, belongings }} />
      <CharacterDialogs campaignId={campaign.id} {...{ dialogs, book, origins }} />
    </CreatureBook>
  );
}

interface PrintedProps {
  traits: readonly PartyTraits[];
  book: ReturnType<typeof useCharacterBook>;
  origins: ReturnType<typeof useOrigins>;
  belongings: BelongingRows | undefined;
}

function Printed({ book, traits, origins, belongings }: PrintedProps) {
  const { creatures, current, mode } = book;
  if (mode === "party") return creatures && <PrintedParty characters={creatures} traits={traits} />;
  return (
    current && (
      <PrintedCharacter
        character={current}
        race={origins.race}
        background={origins.background}
        characterClass={origins.class}
        rows={belongings}
      />
    )
  );
}
