import type { ReactNode } from "react";
import { BookPage } from "@/components/book/book-page";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { encountersClosedTexts } from "@/lib/messages/encounters-closed";

interface EncountersClosedProps {
  campaignName: string;
  /** Absent where the server could not say. */
  dungeonMaster: string | undefined;
  /** The facing page. */
  children: ReactNode;
}

/** What a player finds behind the bookmark: the page says whose it is, beside those whose book it is too. */
export function EncountersClosed({ campaignName, dungeonMaster, children }: EncountersClosedProps) {
  return (
    <>
      <h1 className="vh">{`${campaignName}: Encounters`}</h1>
      <BookPage side="left" name="Encounter" runningHead={campaignName} folio={86}>
        <EmptyState icon="scroll" text={encountersClosedTexts.playersOut}>
          <p className="note" dir="auto">
            {dungeonMaster && `${encountersClosedTexts.keptBy(dungeonMaster)} `}
            {encountersClosedTexts.playersOutDetail}
          </p>
          <ButtonLink href="/character">To the characters</ButtonLink>
        </EmptyState>
      </BookPage>
      {children}
    </>
  );
}
