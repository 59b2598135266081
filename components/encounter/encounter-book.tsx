"use client";

import { useState } from "react";
import type { BelongingRows } from "@/components/belongings/belongings-page";
import { CreatureBook } from "@/components/belongings/creature-book";
import { useRendered } from "@/components/creature/use-rendered";
import type { Encounter, EncounterStats } from "@/lib/model/creature";
import { EncounterDialogs, useEncounterDialogs } from "./encounter-dialogs";
import { EncounterList } from "./encounter-list";
import { encounterTabs, MODE_NAME } from "./encounter-tabs";
import { ANYTHING } from "./find-encounters";
import { PrintedEncounter } from "./printed-encounter";
import { useEncounterBook } from "./use-encounter-book";
import { useWholeEncounter } from "./use-whole-encounter";

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
  const { current, mode } = book;
  const [sought, setSought] = useState(ANYTHING);
  const dialogs = useEncounterDialogs(current?.id);
  const rendered = useRendered(opened, current?.id);
  const wholeOne = useWholeEncounter(current?.id ?? null, rendered?.whole[0], book.retry);

  return (
    <CreatureBook
      of="encounter"
      campaignName={campaign.name}
      book={book}
      mayChange
      pageName={MODE_NAME[mode]}
      edit={dialogs.edit}
      belongings={rendered?.belongings}
      tabs={encounterTabs({
        book,
        opened: wholeOne,
        belongings: rendered?.belongings,
        more: dialogs.more,
        list: (
          <EncounterList
            campaignName={campaign.name}
            book={book}
            sought={sought}
            onSeek={setSought}
            create={dialogs.create}
            library={dialogs.library}
          />
        ),
      })}
    >
      {current && (
        <PrintedEncounter
          encounter={current}
          whole={wholeOne.whole ?? undefined}
          rows={rendered?.belongings}
        />
      )}
      <EncounterDialogs {...{ campaign, dialogs, book, wholeOne }} onChanged={() => setSought(ANYTHING)} />
    </CreatureBook>
  );
}
