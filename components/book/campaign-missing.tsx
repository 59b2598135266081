import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { campaignTexts } from "@/lib/messages/campaign";
import { BookPage } from "./book-page";

/** The pages of a book where no campaign is selected, or one that the person is no member of. */
export function CampaignMissing({ text = campaignTexts.missing }: { text?: string }) {
  return (
    <>
      <BookPage side="left" name="No campaign">
        <h1 className="vh">Campaign</h1>
        <EmptyState icon="map" text={text}>
          <ButtonLink href="/home">Back to the shelf</ButtonLink>
        </EmptyState>
      </BookPage>
      <BookPage side="right" name="Empty page">
        {null}
      </BookPage>
    </>
  );
}
