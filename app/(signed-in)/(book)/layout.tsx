import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Book } from "@/components/book/book";
import { BookTitle } from "@/components/book/book-title";
import { Bookmarks } from "@/components/book/bookmarks";
import { KnownLinks } from "@/components/book/known-links";
import { MirrorProvider } from "@/components/book/mirror-context";
import { BookNames } from "@/components/book/names/book-names";
import { OpenCampaign } from "@/components/book/open-campaign";
import { PreviouslyOnce } from "@/components/chronicle/previously-once";
import { LiveBook } from "@/components/table/live-book";
import { RefreshOnReturn } from "@/components/book/refresh-on-return";
import { BookSearch } from "@/components/search/book-search";
import { BarTitle } from "@/components/shell/bar-title";
import { MirrorFrame } from "@/components/shell/mirror/mirror-frame";
import { MirrorReturn } from "@/components/shell/mirror/mirror-return";
import { RenderedSearchProvider } from "@/components/ui/history/address-tab";
import { SEARCH_HEADER } from "@/lib/constants";
import { momentText } from "@/lib/model/moment";
import { may } from "@/lib/policy";
import { openCampaign, selectedId } from "@/lib/server/auth/open-book";

/** The open book stays while its sections change, so that its pages can be turned. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const opened = await openCampaign("selectedCampaignId");
  const campaign = opened?.campaign ?? null;
  const player = opened?.looker ? opened.person : null;
  return (
    <MirrorProvider value={player?.id ?? null}>
      <KnownLinks links={campaign && { campaignId: campaign.id, names: [], ends: [] }}>
        {campaign && <BarTitle title={campaign.name} />}
        {campaign && <BookTitle campaign={campaign.name} />}
        <Book
          framed={player !== null}
          accent={campaign?.coverColour}
          ribbons={
            <>
              <Bookmarks />
              {campaign && (
                <BookSearch
                  key={campaign.id}
                  campaign={{ id: campaign.id, name: campaign.name, role: campaign.role }}
                />
              )}
              {opened && campaign && (
                <LiveBook
                  campaign={{
                    id: campaign.id,
                    name: campaign.name,
                    role: campaign.role,
                    mapImage: campaign.mapImage,
                    isAuto: campaign.autoEvenings,
                  }}
                  readerId={opened.person.id}
                  since={momentText({ at: Date.now(), snapshot: opened.person.snapshot })}
                />
              )}
            </>
          }
        >
          <RenderedSearchProvider value={(await headers()).get(SEARCH_HEADER) ?? ""}>
            {children}
          </RenderedSearchProvider>
        </Book>
        {campaign && player && (
          <MirrorFrame
            campaignId={campaign.id}
            player={{ id: player.id, username: player.username, image: player.image }}
          />
        )}
        {campaign && may("player:see", { role: campaign.role, owns: false }) && (
          <MirrorReturn campaignId={campaign.id} />
        )}
        {opened && campaign && !player && (
          <PreviouslyOnce key={campaign.id} campaignId={campaign.id} readerId={opened.person.id} />
        )}
        {campaign && (
          <BookNames
            key={`names ${campaign.id}`}
            campaignId={campaign.id}
            isMaster={may("player:see", { role: campaign.role, owns: false })}
            isMirrored={player !== null}
          />
        )}
        {campaign && <RefreshOnReturn />}
        {opened && (
          <OpenCampaign
            campaign={campaign && { id: campaign.id, name: campaign.name }}
            missing={campaign ? null : await selectedId("selectedCampaignId")}
          />
        )}
      </KnownLinks>
    </MirrorProvider>
  );
}
