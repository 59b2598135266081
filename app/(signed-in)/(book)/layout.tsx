import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Book } from "@/components/book/book";
import { TurnProvider } from "@/components/book/turn-provider";
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
import { MirrorEnd } from "@/components/shell/mirror/mirror-end";
import { MirrorFrame } from "@/components/shell/mirror/mirror-frame";
import { MirrorReturn } from "@/components/shell/mirror/mirror-return";
import { RenderedSearchProvider } from "@/components/ui/history/address-tab";
import { SEARCH_HEADER } from "@/lib/constants";
import { momentText } from "@/lib/model/moment";
import { may } from "@/lib/policy";
import { openCampaign, selectedId } from "@/lib/server/auth/open-book";

type Opened = NonNullable<Awaited<ReturnType<typeof openCampaign>>>;
/** A signed-in person and the campaign that is open; `player` is whose view of it the mirror shows them, else null. */
interface OpenBookProps {
  opened: Opened;
  campaign: NonNullable<Opened["campaign"]>;
  player: Opened["person"] | null;
  /** Up to where what has happened is on the page. */
  since: string;
}

function BookTitles({ name }: { name: string }) {
  return (
    <>
      <BarTitle title={name} />
      <BookTitle campaign={name} />
    </>
  );
}

/** What hangs at the book beside its bookmarks: the search, and what keeps it live. */
function BookRibbons({ opened: { person }, campaign, since }: OpenBookProps) {
  const { id, name, role, mapImage, autoEvenings: isAuto } = campaign;
  return (
    <>
      <BookSearch key={id} campaign={{ id, name, role }} />
      <LiveBook campaign={{ id, name, role, mapImage, isAuto }} readerId={person.id} since={since} />
    </>
  );
}

/** What lies around the open book: the mirror's frame, what was told previously, names that texts say. */
function AroundBook({ opened: { person }, campaign, player }: OpenBookProps) {
  const { id, role } = campaign;
  const isMaster = may("player:see", { role, owns: false });
  return (
    <>
      {player && (
        <MirrorFrame
          campaignId={id}
          player={{ id: player.id, username: player.username, image: player.image }}
        />
      )}
      {isMaster && <MirrorReturn campaignId={id} />}
      {!player && <PreviouslyOnce key={id} campaignId={id} readerId={person.id} />}
      <BookNames key={`names ${id}`} campaignId={id} isMaster={isMaster} isMirrored={player !== null} />
      <RefreshOnReturn />
    </>
  );
}

/** Tells the browser which campaign is open, or which one is selected and can't be. */
async function SelectedCampaign({ campaign }: Pick<Opened, "campaign">) {
  return (
    <OpenCampaign
      campaign={campaign && { id: campaign.id, name: campaign.name }}
      missing={campaign ? null : await selectedId("selectedCampaignId")}
    />
  );
}

/** What the address says after its question mark. */
const searchAsked = async (): Promise<string> => (await headers()).get(SEARCH_HEADER) ?? "";

/** The open book stays while its sections change, so that its pages can be turned. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const opened = await openCampaign("selectedCampaignId");
  const campaign = opened?.campaign ?? null;
  const player = opened?.looker ? opened.person : null;
  const open = opened &&
    campaign && {
      opened,
      campaign,
      player,
      since: momentText({ at: Date.now(), snapshot: opened.person.snapshot }),
    };
  return (
    <MirrorProvider value={player?.id ?? null}>
      <KnownLinks links={campaign && { campaignId: campaign.id, names: [], ends: [] }}>
        {campaign && <BookTitles name={campaign.name} />}
        <TurnProvider>
          <Book
            framed={player !== null}
            accent={campaign?.coverColour}
            ribbons={
              <>
                <Bookmarks />
                {open && <BookRibbons {...open} />}
              </>
            }
          >
            <RenderedSearchProvider value={await searchAsked()}>{children}</RenderedSearchProvider>
          </Book>
          {open && <AroundBook {...open} />}
        </TurnProvider>
        <MirrorEnd isOpen={campaign !== null} />
        {opened && <SelectedCampaign campaign={campaign} />}
      </KnownLinks>
    </MirrorProvider>
  );
}
