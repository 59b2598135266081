import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { KnownLinks } from "@/components/book/known-links";
import { PersonAwaitedPages } from "@/components/book/person-awaited-pages";
import { PartyPage } from "@/components/character/party-page";
import { EncounterBook } from "@/components/encounter/encounter-book";
import { EncountersClosed } from "@/components/encounter/encounters-closed";
import { database } from "@/db/client";
import {
  listCharacters,
  listCompany,
  listEncounterStats,
  openEncounter,
} from "@/db/queries/open-book-queries";
import { noneOpenTexts } from "@/lib/messages/none-open";
import { may } from "@/lib/policy";
import { openCampaign, selectedId } from "@/lib/server/auth/open-book";
import { renderedLinks } from "@/lib/server/table/rendered-links";

export const metadata: Metadata = { title: "Encounters" };

export default async function EncounterPage() {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened) return <PersonAwaitedPages section="/encounter" />;
  if (!opened.campaign) {
    const noneStored = (await selectedId("selectedCampaignId")) === null;
    return <CampaignMissing {...(noneStored && { text: noneOpenTexts["/encounter"] })} />;
  }
  const { id, name, role } = opened.campaign;
  // Players load no encounters: what they may not see must not be in the page's data.
  const db = await database();
  if (!may("encounter:use", { role, owns: false })) {
    const [company, party] = await Promise.all([
      listCompany(db, id).catch(() => undefined),
      listCharacters(db, id).catch(() => undefined),
    ]);
    const dungeonMaster = company?.members?.find((member) => member.role === "creator")?.username;
    return (
      <EncountersClosed campaignName={name} dungeonMaster={dungeonMaster}>
        <PartyPage campaign={{ id, name }} characters={party} />
      </EncountersClosed>
    );
  }
  const selected = await selectedId("selectedEncounterId");
  const [encounters, chosen] = await Promise.all([
    listEncounterStats(db, id).catch(() => undefined),
    selected === null ? null : openEncounter(db, id, selected).catch(() => null),
  ]);
  const links = await renderedLinks(db, { userId: opened.person.id, campaignId: id }, chosen);
  return (
    <KnownLinks links={links}>
      <EncounterBook
        key={id}
        campaign={{ id, name }}
        encounters={encounters}
        opened={encounters ? chosen : null}
      />
    </KnownLinks>
  );
}
