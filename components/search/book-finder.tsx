"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { FOR_MASTER, type Roller, RollerContext } from "@/components/ui/text/roller";
import { useGoToLocation } from "@/components/book/use-go-to";
import { markOnArrival } from "@/lib/client/page/found-marks";
import { mirrored } from "@/lib/client/page/mirror";
import { searchTexts } from "@/lib/messages/search";
import { may, type Role } from "@/lib/policy";
import { bookActs, insteadActs } from "./acts";
import { Finder } from "./finder";
import { locationOfHit } from "@/components/book/hit-location";

interface BookFinderProps {
  campaign: { id: number; name: string; role: Role };
  isOpen: boolean;
  onClose: () => void;
}

const TABLE: Roller = {};

/** The search of the open book; through a player's eyes it is that player's. */
export function BookFinder({ campaign, isOpen, onClose }: BookFinderProps) {
  const goTo = useGoToLocation();
  const goToPage = useGoToPage();
  const isMirrored = mirrored() !== null;
  const reader = { role: campaign.role, isMirrored };
  if (!isOpen) return null;
  const leave = (href: string) => {
    // The mirror ends with its document.
    if (isMirrored) window.location.assign(href);
    else goToPage(href);
  };
  return (
    <RollerContext value={may("encounter:use", { role: campaign.role, owns: false }) ? FOR_MASTER : TABLE}>
      <Finder
        title={searchTexts.book(campaign.name)}
        campaignId={campaign.id}
        acts={bookActs(reader, { goTo, leave })}
        instead={(sought) => insteadActs(reader, { goTo, leave }, sought)}
        onHit={(hit, isInText, words) => {
          const destination = locationOfHit(hit, isInText);
          markOnArrival(destination, words);
          goTo(destination);
        }}
        onClose={onClose}
      />
    </RollerContext>
  );
}
