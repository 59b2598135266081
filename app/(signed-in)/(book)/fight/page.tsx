import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { PersonAwaitedPages } from "@/components/book/person-awaited-pages";
import { FightBook } from "@/components/fight/fight-book";
import { FightWall } from "@/components/fight/fight-wall";
import { database } from "@/db/client";
import { listCharacters } from "@/db/queries/characters";
import { listEncounterStats } from "@/db/queries/encounters";
import { listFights } from "@/db/queries/fights";
import { viewerOf } from "@/db/queries/visibility";
import { fightTexts } from "@/lib/messages/fight";
import { may, type Role } from "@/lib/policy";
import { fightView } from "@/lib/server/table/fights";
import { openCampaign, selectedId } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: "Fight" };

interface FightPageProps {
  searchParams: Promise<{ view?: string | string[] }>;
}

/** The fights of the open campaign, in the view that the reader's role may have. `view=table`, the screen for the wall, is always the players' view. */
export default async function FightPage({ searchParams }: FightPageProps) {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened) return <PersonAwaitedPages section="/fight" />;
  if (!opened.campaign) {
    const noneStored = (await selectedId("selectedCampaignId")) === null;
    return <CampaignMissing {...(noneStored && { text: fightTexts.noneOpen })} />;
  }
  const { id, name, coverColour } = opened.campaign;
  const readerId = opened.person.id;
  const isWall = (await searchParams).view === "table";
  const role: Role = isWall ? "player" : opened.campaign.role;
  const runs = may("fight:run", { role, owns: false });
  const db = await database();
  const [fights, characters, encounters] = await Promise.all([
    listFights(db, id, viewerOf({ role, userId: readerId }))
      .then((list) => list.map((fight) => fightView(fight, { id: readerId, role })))
      .catch(() => undefined),
    listCharacters(db, id).catch(() => []),
    // Only dungeon masters load encounters: what a player may not see must not be in the page's data.
    runs ? listEncounterStats(db, id).catch(() => []) : [],
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
