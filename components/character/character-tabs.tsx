import type { ReactNode } from "react";
import type { BelongingRows } from "@/components/belongings/belongings-page";
import { CreatureList } from "@/components/creature/creature-list";
import { LinksFoot } from "@/components/book/links-foot";
import { DescriptionPage } from "@/components/creature/description-page";
import { OriginPage } from "@/components/creature/origin-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Opener } from "@/components/ui/lazy-component";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import { cardLine } from "./character-line";
import { CharacterSheet } from "./character-sheet";
import { ClassEnergy } from "./energy-circles";
import { Party, type PartyProps } from "./party";
import type { Mode, useCharacterBook } from "./use-character-book";
import type { useOrigins } from "./use-origins";

interface Pages {
  book: ReturnType<typeof useCharacterBook>;
  origins: ReturnType<typeof useOrigins>;
  mayChange: boolean;
  create: Opener;
  party: PartyProps;
  /** What the server rendered for the current one. */
  belongings: BelongingRows | undefined;
}

/** What the dog-ear of narrow screens calls the page. */
export const MODE_NAME: Record<Mode, string> = {
  party: "The party",
  list: "Characters",
  sheet: "Sheet",
  description: "Description",
  background: "Background",
  class: "Class",
  race: "Race",
};

const labels: Record<Mode, ReactNode> = {
  ...MODE_NAME,
  party: "Party",
  list: (
    <>
      <span className="long">Character </span>List
    </>
  ),
  sheet: (
    <>
      <span className="long">Character </span>Sheet
    </>
  ),
};

/** The six modes of the left page; all but the list are about the current character. */
export function characterTabs({ book, origins, mayChange, create, party, belongings }: Pages) {
  const { current } = book;
  const about = (page: (character: Character) => ReactNode) =>
    current ? (
      page(current)
    ) : (
      <EmptyState icon="profile" text={characterTexts.noneSelected}>
        <Button onClick={() => book.turnTo("list")}>{characterTexts.toList}</Button>
      </EmptyState>
    );
  const foot = ({ id, name }: Character) => <LinksFoot kind="character" id={id} name={name} />;
  const energy = () =>
    origins.class && (
      <ClassEnergy origin={origins.class} onChange={mayChange ? origins.changeEnergy : undefined} />
    );
  const panels: Record<Mode, ReactNode> = {
    party: <Party {...party} part="first" />,
    list: (
      <CreatureList
        title="Characters"
        creatures={book.creatures}
        failed={book.failed}
        onRetry={book.retry}
        texts={{
          loading: characterTexts.listLoading,
          failed: characterTexts.listFailed,
          create: "Create New Character",
        }}
        lineOf={cardLine}
        currentId={current?.id ?? null}
        onChoose={book.choose}
        create={create}
        empty={<EmptyState icon="profile" text={characterTexts.listEmpty} low />}
      />
    ),
    sheet: about((character) => (
      <CharacterSheet
        {...{ character, book, origins, mayChange, belongings }}
        energy={energy()}
        foot={foot(character)}
      />
    )),
    description: about((character) => (
      <>
        <DescriptionPage
          name={character.name}
          text={character.description}
          fallback={characterTexts.noDescription}
        />
        {foot(character)}
      </>
    )),
    background: about((character) => (
      <>
        <OriginPage kind="Background" origin={origins.background} texts={backgroundTexts} />
        {foot(character)}
      </>
    )),
    class: about((character) => (
      <>
        <OriginPage kind="Class" origin={origins.class} texts={classTexts}>
          {origins.class && origins.class.skills.length > 0 && (
            <p className="note">Skills: {[...new Set(origins.class.skills)].join(", ")}</p>
          )}
          {energy()}
        </OriginPage>
        {foot(character)}
      </>
    )),
    race: about((character) => (
      <>
        <OriginPage kind="Race" origin={origins.race} texts={raceTexts} />
        {foot(character)}
      </>
    )),
  };
  const modes: Mode[] = ["list", "party", "sheet", "description", "background", "class", "race"];
  return modes.map((name) => ({ name, label: labels[name], panel: panels[name] }));
}

const { noProficiencies } = characterTexts;
const backgroundTexts = {
  loading: characterTexts.backgroundLoading,
  none: characterTexts.noBackground,
  noProficiencies,
};
const raceTexts = { loading: characterTexts.raceLoading, none: characterTexts.noRace, noProficiencies };
const classTexts = { loading: characterTexts.classLoading, none: characterTexts.noClass, noProficiencies };
