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
import { isForgotten, select } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { encounterTexts } from "@/lib/messages/encounter";
import type { BelongingKind } from "@/lib/model/belonging";
import type { Encounter, EncounterStats } from "@/lib/model/creature";
import { EncounterList } from "./encounter-list";
import { encounterTabs, MODE_NAME } from "./encounter-tabs";
import { ANYTHING } from "./find-encounters";
import { useEncounterBook } from "./use-encounter-book";
import { useWholeEncounter } from "./use-whole-encounter";

const [CreateEncounter, soonCreate] = later(
  () => import("./create-encounter").then((module) => module.CreateEncounter),
  ({ onClose }) => onClose(),
);
const [EditEncounter, soonEdit] = later(
  () => import("./edit-encounter").then((module) => module.EditEncounter),
  ({ onClose }) => onClose(),
);
const [MoreEncounters, soonMore] = later(
  () => import("./more-encounters").then((module) => module.MoreEncounters),
  ({ onClose }) => onClose(),
);

interface EncounterBookProps {
  campaign: { id: number; name: string };
  /** Absent where they could not be loaded. */
  encounters: EncounterStats[] | undefined;
  /** The encounter that was selected when the server rendered, with what belongs to it. */
  opened: { id: number; whole: Encounter[]; belongings: BelongingRows } | null;
}

/** The two pages of the encounter book, for those who lead the campaign. */
export function EncounterBook({ campaign, encounters, opened }: EncounterBookProps) {
  const book = useEncounterBook(campaign.id, encounters, opened?.id ?? null);
  const { current, mode, choose } = book;
  const [sought, setSought] = useState(ANYTHING);
  const [belonging, setBelonging] = useState<BelongingKind>(useAddressTab("own", BELONGING_KINDS) ?? "item");
  const [dialog, setDialog] = useState<"create" | "edit" | "more">();
  // What the server rendered is fresh for as long as nobody has looked at another encounter.
  const [elsewhere, setElsewhere] = useState(false);
  if (!elsewhere && current?.id !== opened?.id) setElsewhere(true);
  const rendered = elsewhere ? undefined : (opened ?? undefined);
  const wholeOne = useWholeEncounter(current?.id ?? null, rendered?.whole, () => {
    toast.error(encounterTexts.gone);
    choose(null);
    book.retry();
  });
  const close = () => setDialog(undefined);

  const edit = () => {
    if (!current || isForgotten("selectedEncounterId")) {
      toast.error(encounterTexts.noneToUpdate);
      return;
    }
    // Another tab may have selected another encounter: this page edits the one that it shows.
    select("selectedEncounterId", current.id);
    setDialog("edit");
  };

  return (
    <>
      <h1 className="vh">{`${campaign.name}: Encounters`}</h1>
      <BookPage
        side="left"
        name="Encounter"
        runningHead={campaign.name}
        folio={86}
        tabsLabel="Encounter pages"
        address="tab"
        tab={mode}
        onTab={book.turnTo}
        edit={current && mode !== "list" && <EditButton {...soonEdit} onClick={edit} />}
        tabs={encounterTabs({
          book,
          opened: wholeOne,
          more: { ...soonMore, onClick: () => setDialog("more") },
          list: (
            <EncounterList
              campaignName={campaign.name}
              book={book}
              sought={sought}
              onSeek={setSought}
              create={{ ...soonCreate, onClick: () => setDialog("create") }}
            />
          ),
        })}
      />
      <BelongingsPage
        of="encounter"
        owner={current && { encounterId: current.id }}
        ownerName={current?.name}
        mayChange
        rows={rendered?.belongings}
        tab={belonging}
        onTab={setBelonging}
        folio={87}
      />
      <PageTurn left={MODE_NAME[mode]} right={KINDS[belonging].tab} />
      {current && (
        <HitPointKnob
          name={current.name}
          hitPoints={{ current: current.currentHitPoints, max: current.maxHitPoints }}
          onChange={(left) => book.setHitPoints(current, left)}
        />
      )}
      {dialog === "create" && (
        <CreateEncounter
          campaignId={campaign.id}
          known={book.known}
          onSaved={(encounter) => {
            setSought(ANYTHING);
            book.add(encounter);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === "edit" && current && (
        <EditEncounter
          encounterId={current.id}
          onSaved={(encounter) => {
            book.replace(encounter);
            wholeOne.keep(encounter);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === "more" && current && (
        <MoreEncounters
          encounter={current}
          onAdded={(copies) => {
            setSought(ANYTHING);
            book.add(...copies);
            choose(null);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
