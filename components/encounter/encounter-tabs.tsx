import type { ReactNode } from "react";
import type { BelongingRows } from "@/components/belongings/belongings-page";
import { WhatItDoes } from "@/components/belongings/what-it-does";
import { LinksFoot } from "@/components/book/links-foot";
import { CreatureSheet } from "@/components/creature/creature-sheet";
import { OriginPage } from "@/components/creature/origin-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import type { Opener } from "@/components/ui/lazy-component";
import { speciesInk } from "@/components/ui/picture/species-ink";
import { Skeleton } from "@/components/ui/skeleton";
import { encounterTexts } from "@/lib/messages/encounter";
import { deedTexts } from "@/lib/messages/deeds";
import type { Encounter, EncounterStats } from "@/lib/model/creature";
import { savingThrows } from "@/lib/rules/creature";
import { DescriptionPad } from "./description-pad";
import { encounterLine } from "./encounter-line";
import { EncounterToolbar } from "./encounter-toolbar";
import type { Mode, useEncounterBook } from "./use-encounter-book";
import type { useWholeEncounter } from "./use-whole-encounter";

interface Pages {
  book: ReturnType<typeof useEncounterBook>;
  /** The current encounter with its long texts. */
  opened: ReturnType<typeof useWholeEncounter>;
  list: ReactNode;
  more: Opener;
  /** What the server rendered for the current one. */
  belongings: BelongingRows | undefined;
}

/** What the tabs say, and the dog-ear of narrow screens. */
export const MODE_NAME: Record<Mode, string> = {
  list: "Encounters",
  sheet: "Sheet",
  description: "Description",
  races: "Races",
};
const MODES = ["list", "sheet", "description", "races"] as const satisfies readonly Mode[];

/** The four modes of the left page; all but the list are about the current encounter. */
export function encounterTabs({ book, opened, list, more, belongings }: Pages) {
  const { current } = book;
  const about = (page: (encounter: EncounterStats) => ReactNode) =>
    current ? (
      page(current)
    ) : (
      <EmptyState icon="scroll" text={encounterTexts.noneSelected}>
        <Button onClick={() => book.turnTo("list")}>{encounterTexts.toList}</Button>
      </EmptyState>
    );
  const wholly = (page: (encounter: Encounter) => ReactNode) =>
    about(() => {
      if (opened.whole) return page(opened.whole);
      if (opened.failed) return <ErrorState text={encounterTexts.loadFailed} onRetry={opened.retry} />;
      return <Skeleton text={encounterTexts.loading} />;
    });
  const panels: Record<Mode, ReactNode> = {
    list,
    sheet: about((encounter) => (
      <CreatureSheet
        creature={encounter}
        ink={speciesInk(encounter.name)}
        savingThrows={savingThrows(encounter.abilities)}
        line={encounterLine(encounter)}
        skillSources={[encounter, encounter.race].map(({ firstSkill, secondSkill }) => [
          firstSkill,
          secondSkill,
        ])}
        deeds={
          <WhatItDoes
            key={encounter.id}
            title={deedTexts.its}
            owner={{ encounterId: encounter.id }}
            rows={belongings}
          />
        }
        onHitPoints={(change) => book.changeHitPoints(encounter.id, change)}
      >
        <EncounterToolbar more={more} onDelete={() => book.remove(encounter)} />
        <LinksFoot kind="encounter" id={encounter.id} name={encounter.name} />
      </CreatureSheet>
    )),
    description: wholly((encounter) => (
      <DescriptionPad
        key={encounter.id}
        encounter={encounter}
        onSaved={opened.keep}
        onRefused={book.onRefused}
        onClose={() => book.choose(null)}
      />
    )),
    races: wholly(({ race }) => <OriginPage kind="Race" origin={race} texts={raceTexts} />),
  };
  return MODES.map((name) => ({ name, label: MODE_NAME[name], panel: panels[name] }));
}

const raceTexts = {
  loading: encounterTexts.loading,
  none: encounterTexts.noneSelected,
  noProficiencies: encounterTexts.noProficiencies,
};
