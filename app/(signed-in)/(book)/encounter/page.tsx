import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { EncounterBook } from "@/components/encounter/encounter-book";
import { EncountersClosed } from "@/components/encounter/encounters-closed";
import { listEncounterStats } from "@/db/queries/encounters";
import { openEncounter } from "@/db/queries/opened";
import { encounterTexts } from "@/lib/messages/encounter";
import { may } from "@/lib/policy";
import { openCampaign, selectedId } from "@/lib/server/open-book";

export const metadata: Metadata = { title: "Encounters" };

export default async function EncounterPage() {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened?.campaign) {
    const noneStored = (await selectedId("selectedCampaignId")) === null;
    return <CampaignMissing {...(noneStored && { text: encounterTexts.noneOpen })} />;
  }
  const { id, name, role } = opened.campaign;
  // Nothing of an encounter is read for somebody who may not see it.
  if (!may("encounter:use", { role, owns: false })) return <EncountersClosed campaignName={name} />;
  const selected = await selectedId("selectedEncounterId");
  const [encounters, chosen] = await Promise.all([
    listEncounterStats(id).catch(() => undefined),
    selected === null ? null : openEncounter(id, selected).catch(() => null),
  ]);
  return (
    <EncounterBook
      key={id}
      campaign={{ id, name }}
      encounters={encounters}
      opened={encounters ? chosen : null}
    />
  );
}
