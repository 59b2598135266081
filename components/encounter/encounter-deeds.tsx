import { CreatureDeeds } from "@/components/creature/creature-deeds";
import { Button } from "@/components/ui/button";
import type { Opener } from "@/components/ui/later";
import { encounterTexts } from "@/lib/messages/encounter";

interface EncounterDeedsProps {
  more: Opener;
  onDelete: () => void;
}

/** What is done to a whole encounter, at the foot of its sheet. */
export function EncounterDeeds({ more, onDelete }: EncounterDeedsProps) {
  return (
    <CreatureDeeds what="encounter" onDelete={onDelete}>
      <Button icon="duplicate" {...more}>
        {encounterTexts.more}
      </Button>
    </CreatureDeeds>
  );
}
