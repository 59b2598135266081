"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { useEffect } from "react";
import { markOnArrival } from "@/lib/client/page/found-marks";
import { leadTo } from "@/lib/client/page/turn-to";
import { useMyCampaigns } from "@/lib/client/storage/campaign-list";
import { select, selectCampaign } from "@/lib/client/storage/selection";
import { onTheWay } from "@/lib/client/page/words-on-the-way";
import { searchTexts } from "@/lib/messages/search";
import { shelfActs } from "./acts";
import { Finder } from "./finder";
import { locationOfHit } from "@/components/book/hit-location";

interface ShelfFinderProps {
  /** What is sought at once. */
  begin: string;
  onClose: () => void;
}

/** The search of all books; what is found opens its book where it lies. */
export function ShelfFinder({ begin, onClose }: ShelfFinderProps) {
  const goToPage = useGoToPage();
  useEffect(() => {
    onTheWay.words = undefined;
  }, []);
  const { data: campaigns = [] } = useMyCampaigns();
  return (
    <Finder
      title={searchTexts.all}
      campaignId={null}
      begin={begin}
      books={campaigns}
      acts={shelfActs({ leave: (href) => goToPage(href) })}
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
        goToPage(`${section}?${new URLSearchParams(tabs)}`);
      }}
      onClose={onClose}
    />
  );
}
