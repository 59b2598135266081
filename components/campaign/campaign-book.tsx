import { BookPage } from "@/components/book/book-page";
import {
  ChronicleHead,
  ChronicleLeft,
  ChronicleLeftHead,
  ChroniclePageTurn,
  ChronicleRight,
} from "@/components/chronicle/chronicle-pages";
import { OpenedEveningProvider } from "@/components/chronicle/opened-evening";
import { EveningsTab } from "@/components/evenings/evenings-tab";
import { FacingHandout } from "@/components/handouts/facing-handout";
import { HandoutsProvider } from "@/components/handouts/handouts-context";
import { HandoutsLabel, HandoutsTab } from "@/components/handouts/handouts-tab";
import { FacingMap } from "@/components/maps/facing-map";
import { MapsProvider } from "@/components/maps/maps-context";
import { MapsTab } from "@/components/maps/maps-tab";
import { ErrorState } from "@/components/ui/error-state";
import { notesTexts } from "@/lib/messages/notes";
import type { Campaign } from "@/lib/model/campaign";
import type { SentInvite } from "@/lib/model/invite";
import type { Member } from "@/lib/model/member";
import type { OpenedNotes } from "@/lib/model/note";
import { DescriptionPages } from "./description-pages";
import { FacingHead } from "./facing-head";
import { DmNotes } from "./notes/dm-notes";
import { PlayersPage } from "./players/players-page";
import { PrintedCampaign } from "./printed-campaign";
import { TitlePage } from "./title-page";
import { WorldPage } from "./world-page";

interface CampaignBookProps {
  campaign: Campaign;
  readerId: number;
  members: Member[] | undefined;
  invites: SentInvite[] | undefined;
  /** Absent for who may not read them; null where they could not be loaded. */
  notes?: OpenedNotes | null | undefined;
  /** A player who has no character in this book yet. */
  lacksCharacter: boolean;
}

/** The two pages of a campaign: about it at the left, the notes, or the world for players, at the right. */
export function CampaignBook({
  campaign,
  readerId,
  members,
  invites,
  notes,
  lacksCharacter,
}: CampaignBookProps) {
  const { id, name } = campaign;
  const right = notes === undefined ? "The world" : "DM Notes";
  const isPlayer = campaign.role === "player";
  return (
    <HandoutsProvider campaignId={id} isPlayer={isPlayer}>
      <MapsProvider campaignId={id}>
        <OpenedEveningProvider campaignId={id} isPlayer={isPlayer}>
          <h1 className="vh">{`${name}: Campaign`}</h1>
          <BookPage
            side="left"
            name="Campaign"
            tabsLabel="Campaign pages"
            address="tab"
            runningHead={<ChronicleLeftHead>{name}</ChronicleLeftHead>}
            folio={12}
            tabs={[
              {
                name: "campaign",
                label: "Campaign",
                panel: <TitlePage {...{ campaign, members, readerId, lacksCharacter }} />,
              },
              { name: "description", label: "Description", panel: <DescriptionPages campaign={campaign} /> },
              { name: "map", label: "Map", panel: <MapsTab campaign={campaign} /> },
              {
                name: "players",
                label: "Players",
                panel: <PlayersPage {...{ campaign, readerId, members, invites }} />,
              },
              {
                name: "handouts",
                label: <HandoutsLabel />,
                panel: <HandoutsTab campaignId={id} isPlayer={isPlayer} />,
              },
              {
                name: "evenings",
                label: "Evenings",
                panel: (
                  <ChronicleLeft campaignId={id} isPlayer={isPlayer}>
                    <EveningsTab campaignId={id} isAuto={campaign.autoEvenings} {...{ readerId, isPlayer }} />
                  </ChronicleLeft>
                ),
              },
            ]}
          />
          <BookPage
            side="right"
            name={right}
            runningHead={
              <ChronicleHead>
                <FacingHead isForAll={notes === undefined} />
              </ChronicleHead>
            }
            folio={13}
          >
            <ChronicleRight campaignId={id} isPlayer={isPlayer}>
              <FacingHandout campaignId={id} back={right}>
                <FacingMap campaign={campaign} back={right}>
                  {notes === undefined && <WorldPage campaign={campaign} />}
                  {notes === null && <ErrorState text={notesTexts.loadFailed} />}
                  {notes && <DmNotes key={id} campaignId={id} notes={notes} />}
                </FacingMap>
              </FacingHandout>
            </ChronicleRight>
          </BookPage>
          <ChroniclePageTurn left="Campaign" right={right} />
          <PrintedCampaign {...{ campaign, members, notes }} />
        </OpenedEveningProvider>
      </MapsProvider>
    </HandoutsProvider>
  );
}
