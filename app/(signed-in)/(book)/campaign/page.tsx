import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { KnownLinks } from "@/components/book/known-links";
import { PersonAwaitedPages } from "@/components/book/person-awaited-pages";
import { CampaignBook } from "@/components/campaign/campaign-book";
import { database } from "@/db/client";
import { hasNoCharacter } from "@/db/queries/characters";
import { openNotes } from "@/db/queries/notes";
import { listCompany } from "@/db/queries/open-book-queries";
import { may } from "@/lib/policy";
import { openCampaign } from "@/lib/server/auth/open-book";
import { renderedLinks } from "@/lib/server/table/rendered-links";

export const metadata: Metadata = { title: "Campaign" };

export default async function CampaignPage() {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened) return <PersonAwaitedPages section="/campaign" />;
  if (!opened.campaign) return <CampaignMissing />;
  const { campaign, person } = opened;
  const db = await database();
  const reads = may("notes:use", { role: campaign.role, owns: false });
  const [{ members, invites }, notes, lacksCharacter] = await Promise.all([
    listCompany(db, campaign.id),
    // The notes may fail alone: the rest of the book is still worth reading.
    reads ? openNotes(db, campaign.id).catch(() => null) : undefined,
    campaign.role === "player" && hasNoCharacter(db, campaign.id, person.id),
  ]);
  const { description, setting, factions, themes } = campaign;
  const reader = { userId: person.id, campaignId: campaign.id };
  const links = await renderedLinks(db, reader, [description, setting, factions, themes]);
  return (
    <KnownLinks links={links}>
      <CampaignBook
        campaign={campaign}
        readerId={person.id}
        lacksCharacter={lacksCharacter}
        members={members}
        invites={invites}
        notes={notes}
      />
    </KnownLinks>
  );
}
