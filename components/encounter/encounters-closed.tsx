import { BookPage } from "@/components/book/book-page";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { encounterTexts } from "@/lib/messages/encounter";

/** What a player finds behind the bookmark: the book stays shut, and says why. */
export function EncountersClosed({ campaignName }: { campaignName: string }) {
  return (
    <>
      <h1 className="vh">{`${campaignName}: Encounters`}</h1>
      <BookPage side="left" name="Encounter" runningHead={campaignName} folio={86}>
        <EmptyState icon="scroll" text={encounterTexts.playersOut}>
          <p className="note">{encounterTexts.playersOutDetail}</p>
          <ButtonLink href="/character">To the characters</ButtonLink>
        </EmptyState>
      </BookPage>
      <BookPage side="right" name="Empty page" folio={87}>
        {null}
      </BookPage>
    </>
  );
}
