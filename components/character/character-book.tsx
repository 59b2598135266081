"use client";

import { useEffect, useState } from "react";
import type { BelongingRows } from "@/components/belongings/belongings-page";
import { CreatureBook } from "@/components/belongings/creature-book";
import { ShowButton } from "@/components/book/show-button";
import { useRendered } from "@/components/creature/use-rendered";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { may, type Role } from "@/lib/policy";
import { characterTabs, MODE_NAME } from "./character-tabs";
import { Party, type PartyProps } from "./party";
import { PrintedCharacter } from "./printed-character";
import { useCharacterBook } from "./use-character-book";
import { type OriginRows, useOrigins } from "./use-origins";

const [CreateCharacter, preloadCreate] = lazyComponent(
  () => import("./create-character").then((module) => module.CreateCharacter),
  ({ onClose }) => onClose(),
);
const [EditCharacter, preloadEdit] = lazyComponent(
  () => import("./edit-character").then((module) => module.EditCharacter),
  ({ onClose }) => onClose(),
);

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

/** The two pages of the character book. */
export function CharacterBook({
  campaign,
  readerId,
  characters,
  traits: renderedTraits,
  opened,
}: CharacterBookProps) {
  const book = useCharacterBook(campaign.id, characters, opened?.id ?? null);
  const { current, mode, choose } = book;
  const isOfParty = mode === "party" || mode === "list";
  const { data: traits = [] } = useQuery(
    api.party.traits,
    isOfParty ? { id: campaign.id } : null,
    renderedTraits,
  );
  const [dialog, setDialog] = useState<"create" | "edit" | undefined>(() =>
    tabOnTheWay("make") === "character" ? "create" : undefined,
  );
  useEffect(() => onTurnTo(({ tabs }) => tabs["make"] === "character" && setDialog("create")), []);
  const rendered = useRendered(opened, current?.id);
  const origins = useOrigins(current?.id ?? null, rendered?.origins, book.onRefused);
  const mayChange =
    current !== null &&
    may("character:change", { role: campaign.role, owns: current.createdBy === readerId });
  const masters = may("party:rest", { role: campaign.role, owns: false });
  const party: PartyProps = {
    characters: book.creatures,
    traits,
    readerId,
    campaignId: campaign.id,
    onRefused: book.onRefused,
    restsFor: masters ? campaign.id : undefined,
    mayChange: ({ createdBy }) =>
      may("character:change", { role: campaign.role, owns: createdBy === readerId }),
    onHitPoints: book.changeHitPoints,
    onChoose: choose,
  };

  return (
    <CreatureBook
      of="character"
      campaignName={campaign.name}
      book={book}
      mayChange={mayChange}
      receivers={book.creatures?.filter(({ id }) => id !== current?.id)}
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
      below={mode === "list" && <Party {...party} part="all" />}
      watched={mode === "party" ? book.creatures : undefined}
      pageName={MODE_NAME[mode]}
      edit={{ ...preloadEdit, onClick: () => setDialog("edit") }}
      belongings={rendered?.belongings}
      tabs={characterTabs({
        book,
        origins,
        mayChange,
        party,
        belongings: rendered?.belongings,
        create: { ...preloadCreate, onClick: () => setDialog("create") },
      })}
    >
      {mode === "party" && book.creatures && <PrintedParty characters={book.creatures} traits={traits} />}
      {current && mode !== "party" && (
        <PrintedCharacter
          character={current}
          race={origins.race}
          background={origins.background}
          characterClass={origins.class}
          rows={rendered?.belongings}
        />
      )}
      {dialog === "create" && (
        <CreateCharacter
          campaignId={campaign.id}
          onSaved={(character) => {
            book.add(character);
            choose(character);
            setDialog(undefined);
          }}
          onClose={(unfinished) => {
            if (unfinished) book.add(unfinished);
            setDialog(undefined);
          }}
        />
      )}
      {dialog === "edit" && current && (
        <EditCharacter
          characterId={current.id}
          onSaved={(whole) => {
            book.replace(whole.character);
            origins.keep(whole);
            setDialog(undefined);
          }}
          onRefused={book.onRefused}
          onClose={() => setDialog(undefined)}
        />
      )}
    </CreatureBook>
  );
}
