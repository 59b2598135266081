"use client";

import { useState } from "react";
import { type BelongingRows, BelongingsPage } from "@/components/belongings/belongings-page";
import { BELONGING_KINDS, KINDS } from "@/components/belongings/kinds";
import { BookPage } from "@/components/book/book-page";
import { EditButton } from "@/components/book/edit-mark";
import { PageTurn } from "@/components/book/page-turn";
import { HitPointKnob } from "@/components/creature/hit-point-knob";
import { useAddressTab } from "@/components/ui/address-tab";
import { later } from "@/components/ui/later";
import { isGone } from "@/lib/client/call";
import { isForgotten, select } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { characterTexts } from "@/lib/messages/character";
import type { BelongingKind } from "@/lib/model/belonging";
import type { Character } from "@/lib/model/creature";
import { may, type Role } from "@/lib/policy";
import { characterTabs, MODE_NAME } from "./character-tabs";
import { PrintedCharacter } from "./printed-character";
import { useCharacterBook } from "./use-character-book";
import { type OriginRows, useOrigins } from "./use-origins";

const [CreateCharacter, soonCreate] = later(
  () => import("./create-character").then((module) => module.CreateCharacter),
  ({ onClose }) => onClose(),
);
const [EditCharacter, soonEdit] = later(
  () => import("./edit-character").then((module) => module.EditCharacter),
  ({ onClose }) => onClose(),
);

interface CharacterBookProps {
  campaign: { id: number; name: string; role: Role };
  readerId: number;
  /** Null where the server could not list them: the browser asks again. */
  characters: Character[] | null;
  /** The character that was selected when the server rendered, with what belongs to it. */
  opened: { id: number; origins: OriginRows; belongings: BelongingRows } | null;
}

/** The two pages of the character book. */
export function CharacterBook({ campaign, readerId, characters, opened }: CharacterBookProps) {
  const book = useCharacterBook(campaign.id, characters ?? undefined, opened?.id ?? null);
  const { current, mode, choose } = book;
  const [belonging, setBelonging] = useState<BelongingKind>(useAddressTab("own", BELONGING_KINDS) ?? "item");
  const [dialog, setDialog] = useState<"create" | "edit">();
  // What the server rendered is fresh for as long as nobody has looked at another character.
  const [elsewhere, setElsewhere] = useState(false);
  if (!elsewhere && current?.id !== opened?.id) setElsewhere(true);
  const rendered = elsewhere ? undefined : (opened ?? undefined);
  const origins = useOrigins(current?.id ?? null, rendered?.origins, book.missed);
  const mayChange =
    current !== null &&
    may("character:change", { role: campaign.role, owns: current.createdBy === readerId });

  const edit = () => {
    if (!current || isForgotten("selectedCharacterId")) {
      toast.error(characterTexts.noneToUpdate);
      return;
    }
    // Another tab may have selected another character: this page edits the one that it shows.
    select("selectedCharacterId", current.id);
    setDialog("edit");
  };

  return (
    <>
      <h1 className="vh">{`${campaign.name}: Character`}</h1>
      <BookPage
        side="left"
        name="Character"
        runningHead={campaign.name}
        folio={40}
        tabsLabel="Character pages"
        address="tab"
        tab={mode}
        onTab={book.turnTo}
        edit={mayChange && mode !== "list" && <EditButton {...soonEdit} onClick={edit} />}
        tabs={characterTabs({
          book,
          origins,
          mayChange,
          create: { ...soonCreate, onClick: () => setDialog("create") },
        })}
      />
      <BelongingsPage
        of="character"
        owner={current && { characterId: current.id }}
        ownerName={current?.name}
        mayChange={mayChange}
        rows={rendered?.belongings}
        tab={belonging}
        onTab={setBelonging}
        folio={41}
      />
      <PageTurn left={MODE_NAME[mode]} right={KINDS[belonging].tab} />
      {current && mayChange && (
        <HitPointKnob
          name={current.name}
          hitPoints={{ current: current.currentHitPoints, max: current.maxHitPoints }}
          onChange={(left) => book.setHitPoints(current, left)}
        />
      )}
      {current && (
        <PrintedCharacter
          character={current}
          race={origins.race}
          background={origins.background}
          calling={origins.class}
          rows={rendered?.belongings}
        />
      )}
      {dialog === "create" && (
        <CreateCharacter
          maker={{ campaignId: campaign.id, readerId, known: book.known }}
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
            if (whole.race) origins.keep.race(whole.race);
            if (whole.background) origins.keep.background(whole.background);
            if (whole.class) origins.keep.class(whole.class);
            setDialog(undefined);
          }}
          onRefused={(error) => {
            // With the character goes its dialog, and what that could say.
            if (isGone(error)) toast.error(characterTexts.loadFailed);
            book.missed(error);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
