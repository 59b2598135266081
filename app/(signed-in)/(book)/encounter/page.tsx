import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { EncounterBook } from "@/components/encounter/encounter-book";
import { EncountersClosed } from "@/components/encounter/encounters-closed";
import { listBelongingsByKind } from "@/db/queries/belongings";
import { findEncounter, listEncounterStats } from "@/db/queries/encounters";
import { encounterTexts } from "@/lib/messages";
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
  const [encounters, selected] = await Promise.all([
    listEncounterStats(id).catch(() => undefined),
    selectedId("selectedEncounterId"),
  ]);
  // The selected id is only what a cookie says.
  const here = encounters?.find((encounter) => encounter.id === selected);
  return (
    <EncounterBook
      key={id}
      campaign={{ id, name }}
      encounters={encounters}
      opened={here ? await openEncounter(id, here.id).catch(() => null) : null}
    />
  );
}

const openEncounter = async (campaignId: number, id: number) => {
  const [whole, belongings] = await Promise.all([
    findEncounter(id),
    listBelongingsByKind(campaignId, { encounterId: id }),
  ]);
  return { id, whole: [whole], belongings };
};
