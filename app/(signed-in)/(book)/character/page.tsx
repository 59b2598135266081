import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { KnownLinks } from "@/components/book/known-links";
import { PersonAwaitedPages } from "@/components/book/person-awaited-pages";
import { CharacterBook } from "@/components/character/character-book";
import { database } from "@/db/client";
import { listCharacters, openCharacter } from "@/db/queries/open-book-queries";
import { listPartyTraits } from "@/db/queries/party";
import { noneOpenTexts } from "@/lib/messages/none-open";
import { openCampaign, selectedId } from "@/lib/server/auth/open-book";
import { renderedLinks } from "@/lib/server/table/rendered-links";

export const metadata: Metadata = { title: "Character" };

export default async function CharacterPage() {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened) return <PersonAwaitedPages section="/character" />;
  if (!opened.campaign) {
    const noneStored = (await selectedId("selectedCampaignId")) === null;
    return <CampaignMissing {...(noneStored && { text: noneOpenTexts["/character"] })} />;
  }
  const { person, campaign } = opened;
  const db = await database();
  const characterId = await selectedId("selectedCharacterId");
  // The selected id is only what a cookie says, so what is asked for by it is bound to the campaign.
  const [characters, traits, selected] = await Promise.all([
    // Each may fail alone: the browser asks for it again and says what is wrong.
    listCharacters(db, campaign.id).catch(() => undefined),
    listPartyTraits(db, campaign.id).catch(() => undefined),
    characterId === null ? null : openCharacter(db, campaign.id, characterId).catch(() => null),
  ]);
  const shown = characters?.find(({ id }) => id === characterId);
  const reader = { userId: person.id, campaignId: campaign.id };
  const links = await renderedLinks(db, reader, shown && [shown, selected]);
  return (
    <KnownLinks links={links}>
      <CharacterBook
        key={campaign.id}
        campaign={{ id: campaign.id, name: campaign.name, role: campaign.role }}
        readerId={person.id}
        characters={characters}
        traits={traits}
        opened={shown && characterId !== null && selected ? { id: characterId, ...selected } : null}
      />
    </KnownLinks>
  );
}
