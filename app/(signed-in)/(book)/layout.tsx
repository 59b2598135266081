import type { ReactNode } from "react";
import { Book } from "@/components/book/book";
import { BookTitle } from "@/components/book/book-title";
import { Bookmarks } from "@/components/book/bookmarks";
import { BarTitle } from "@/components/shell/bar-title";
import { SelectionSync } from "@/components/shell/selection-sync";
import { openCampaign } from "@/lib/server/open-book";

/** The open book stays while its sections change, so that its pages can be turned. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const opened = await openCampaign("selectedCampaignId");
  const campaign = opened?.campaign ?? null;
  return (
    <>
      {campaign && <BarTitle title={campaign.name} />}
      {campaign && <BookTitle campaign={campaign.name} />}
      <Book accent={campaign?.coverColour} ribbons={<Bookmarks />}>
        {children}
      </Book>
      {opened && <SelectionSync of="selectedCampaignId" rendered={campaign?.id ?? null} />}
    </>
  );
}
