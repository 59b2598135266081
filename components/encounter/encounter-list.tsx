import { useDeferredValue } from "react";
import { CreatureList } from "@/components/creature/creature-list";
import { EmptyState } from "@/components/ui/empty-state";
import type { Opener } from "@/components/ui/lazy-component";
import { speciesInk } from "@/components/ui/picture/species-ink";
import { encounterTexts } from "@/lib/messages/encounter";
import { FROM_LIBRARY } from "@/lib/messages/library-slot";
import { encounterLine } from "./encounter-line";
import { EncounterSearch } from "./encounter-search";
import { ANYTHING, findEncounters, levelsOf, type Sought, soughtAmong } from "./find-encounters";
import type { useEncounterBook } from "./use-encounter-book";

interface EncounterListProps {
  campaignName: string;
  book: ReturnType<typeof useEncounterBook>;
  sought: Sought;
  onSeek: (sought: Sought) => void;
  create: Opener;
  library: Opener;
}

/** Fewer are seen at a glance. */
const WORTH_SEARCHING = 8;

/** The encounters of a campaign as cards; many of them can be searched. */
export function EncounterList({ campaignName, book, sought, onSeek, create, library }: EncounterListProps) {
  const { creatures, current } = book;
  const searchable = creatures !== undefined && creatures.length > WORTH_SEARCHING;
  // The field stays quick while hundreds of cards follow what is typed.
  const followed = useDeferredValue(sought);
  const found =
    creatures && findEncounters(creatures, searchable ? soughtAmong(creatures, followed) : ANYTHING);
  return (
    <CreatureList
      title={encounterTexts.listTitle(campaignName)}
      creatures={found}
      inkOf={({ name }) => speciesInk(name)}
      failed={book.failed}
      onRetry={book.retry}
      texts={{
        loading: encounterTexts.listLoading,
        failed: encounterTexts.listFailed,
        create: "Add Encounter",
      }}
      lineOf={encounterLine}
      withSpeed
      currentId={current?.id ?? null}
      leftId={book.leftId}
      onChoose={book.choose}
      create={create}
      library={{ ...library, text: FROM_LIBRARY }}
      empty={
        <EmptyState
          icon="scroll"
          text={searchable ? encounterTexts.noneFound : encounterTexts.listEmpty}
          low
        />
      }
    >
      {searchable && (
        <EncounterSearch
          sought={soughtAmong(creatures, sought)}
          onSeek={onSeek}
          levels={levelsOf(creatures)}
          found={found?.length ?? 0}
          all={creatures.length}
        />
      )}
    </CreatureList>
  );
}
