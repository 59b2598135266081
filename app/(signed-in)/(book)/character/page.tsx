import type { Metadata } from "next";
import { CampaignMissing } from "@/components/book/campaign-missing";
import { CharacterBook } from "@/components/character/character-book";
import { listCharacters } from "@/db/queries/characters";
import { openCharacter } from "@/db/queries/opened";
import { openCampaign, selectedId } from "@/lib/server/open-book";

export const metadata: Metadata = { title: "Character" };

export default async function CharacterPage() {
  const opened = await openCampaign("selectedCampaignId");
  if (!opened?.campaign) return <CampaignMissing />;
  const { person, campaign } = opened;
  const characterId = await selectedId("selectedCharacterId");
  // The selected id is only what a cookie says, so what is asked for by it is bound to the campaign.
  const [characters, selected] = await Promise.all([
    // Each may fail alone: the browser asks for it again and says what is wrong.
    listCharacters(campaign.id).catch(() => null),
    characterId === null ? null : openCharacter(campaign.id, characterId).catch(() => null),
  ]);
  const isHere = characters?.some(({ id }) => id === characterId);
  return (
    <CharacterBook
      key={campaign.id}
      campaign={{ id: campaign.id, name: campaign.name, role: campaign.role }}
      readerId={person.id}
      characters={characters}
      opened={isHere && characterId !== null && selected ? { id: characterId, ...selected } : null}
    />
  );
}
