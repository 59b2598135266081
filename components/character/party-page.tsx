"use client";

import { BookPage } from "@/components/book/book-page";
import { PageTurn } from "@/components/book/page-turn";
import { useBookTurn } from "@/components/book/turn-context";
import { CreatureList } from "@/components/creature/creature-list";
import { EmptyState } from "@/components/ui/empty-state";
import { api } from "@/lib/client/api/api";
import { select } from "@/lib/client/storage/selection";
import { useQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import { cardLine } from "./character-line";

interface PartyPageProps {
  campaign: { id: number; name: string };
  /** As the server rendered them; absent where it could not. */
  characters: Character[] | undefined;
}

/** The characters of the campaign on a right page; a card leads to its sheet. */
export function PartyPage({ campaign, characters: rendered }: PartyPageProps) {
  const { data: characters, error, reload } = useQuery(api.characters.list, { id: campaign.id }, rendered);
  const turn = useBookTurn();
  return (
    <>
      <BookPage side="right" name={characterTexts.party} runningHead={campaign.name} folio={87}>
        <CreatureList
          title={characterTexts.party}
          creatures={characters}
          failed={error !== undefined}
          onRetry={() => void reload()}
          texts={{ loading: characterTexts.listLoading, failed: characterTexts.listFailed, create: "" }}
          lineOf={cardLine}
          currentId={null}
          onChoose={({ id }) => {
            select("selectedCharacterId", id);
            turn("/character");
          }}
          empty={<EmptyState icon="profile" text={characterTexts.partyEmpty} low />}
        />
      </BookPage>
      <PageTurn left="Encounter" right={characterTexts.party} />
    </>
  );
}
