"use client";

import { CreatureDeeds } from "@/components/creature/creature-deeds";
import { Button } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";

interface CharacterDeedsProps {
  character: Character;
  onDuplicated: (copies: Character[]) => void;
  /** Gets why it could not be duplicated. */
  onRefused: (error: unknown) => void;
  /** Left out for those who may not delete it. */
  onDelete?: (() => void) | undefined;
}

/** What is done to a whole character, at the foot of its sheet. */
export function CharacterDeeds({ character, onDuplicated, onRefused, onDelete }: CharacterDeedsProps) {
  const { busy, run } = useBusy();
  const duplicate = async () => {
    try {
      onDuplicated(await call(api.duplicateCharacter, { params: { id: character.id }, body: {} }));
      toast.success(characterTexts.duplicated);
    } catch (error) {
      toast.error(characterTexts.duplicateFailed);
      onRefused(error);
    }
  };
  return (
    <CreatureDeeds what="character" onDelete={onDelete}>
      <PrintButton />
      <Button icon="duplicate" busy={busy} onClick={() => void run(duplicate)}>
        Duplicate
      </Button>
    </CreatureDeeds>
  );
}
