import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { PersonAwaitedPages } from "@/components/book/person-awaited-pages";
import { FightBook } from "@/components/fight/fight-book";
import { FightWall } from "@/components/fight/fight-wall";
import { database } from "@/db/client";
import { listFightBriefs } from "@/db/queries/fight-briefs";
import { openedFight } from "@/db/queries/fights";
import { listCharacters, listEncounterStats } from "@/db/queries/open-book-queries";
import { viewerOf } from "@/db/queries/visibility";
import { noneOpenTexts } from "@/lib/messages/none-open";
import { may, type Role } from "@/lib/policy";
import { fightView } from "@/lib/server/table/fights";
import { openCampaign, selectedId } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: "Fight" };

interface FightPageProps {
  searchParams: Promise<{ view?: string | string[] }>;
}

/** What the list says of each fight, and whole the one at which the book opens: the others are loaded when they are opened. */
const loadFights = async (campaignId: number, viewer: { id: number; role: Role }) => {
  const db = await database();
  const seenBy = viewerOf({ role: viewer.role, userId: viewer.id });
  const [briefs, opened] = await Promise.all([
    listFightBriefs(db, campaignId, seenBy),
    openedFight(db, campaignId, seenBy),
  ]);
  return { briefs, opened: opened && fightView(opened, viewer) };
};

/** The fights of the open campaign, in the view that the reader's role may have. `view=table`, the screen for the wall, is always the players' view. */
export default async function FightPage({ searchParams }: FightPageProps) {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened) return <PersonAwaitedPages section="/fight" />;
  if (!opened.campaign) {
    const noneStored = (await selectedId("selectedCampaignId")) === null;
    return <CampaignMissing {...(noneStored && { text: noneOpenTexts["/fight"] })} />;
  }
  const { id, name, coverColour } = opened.campaign;
  const readerId = opened.person.id;
  const isWall = (await searchParams).view === "table";
  const role: Role = isWall ? "player" : opened.campaign.role;
  const runs = may("fight:run", { role, owns: false });
  const db = await database();
  const [fights, characters, encounters] = await Promise.all([
    loadFights(id, { id: readerId, role }).catch(() => undefined),
    listCharacters(db, id).catch(() => undefined),
    // Only dungeon masters load encounters: what a player may not see must not be in the page's data.
    runs ? listEncounterStats(db, id).catch(() => undefined) : [],
  ]);
  if (isWall)
    return <FightWall key={id} campaign={{ id, name }} {...{ fights, characters, accent: coverColour }} />;
  return (
    <FightBook
      key={id}
      campaign={{ id, name }}
      readerId={readerId}
      runs={runs}
      fights={fights}
      characters={characters}
      encounters={encounters}
    />
  );
}
