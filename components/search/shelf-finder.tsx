"use client";

import { useRouter } from "next/navigation";
import { markOnArrival } from "@/lib/client/page/found-marks";
import { leadTo } from "@/lib/client/page/turn-to";
import { useMyCampaigns } from "@/lib/client/storage/campaign-list";
import { select, selectCampaign } from "@/lib/client/storage/selection";
import { searchTexts } from "@/lib/messages/search";
import { shelfActs } from "./acts";
import { Finder } from "./finder";
import { locationOfHit } from "@/components/book/hit-location";

/** The search of all books; what is found opens its book where it lies. */
export function ShelfFinder({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { data: campaigns = [] } = useMyCampaigns();
  return (
    <Finder
      title={searchTexts.all}
      campaignId={null}
      books={campaigns}
      acts={shelfActs({ leave: (href) => router.push(href) })}
      onHit={(hit, isInText, words) => {
        const campaign = campaigns.find(({ id }) => id === hit.campaignId);
        if (!campaign) return;
        const destination = locationOfHit(hit, isInText);
        const { section, tabs, characterId, encounterId } = destination;
        selectCampaign(campaign);
        if (characterId !== null) select("selectedCharacterId", characterId);
        if (encounterId !== undefined) select("selectedEncounterId", encounterId);
        markOnArrival(destination, words);
        leadTo(destination);
        router.push(`${section}?${new URLSearchParams(tabs)}`);
      }}
      onClose={onClose}
    />
  );
}
