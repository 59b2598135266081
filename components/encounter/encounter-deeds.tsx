import { CreatureDeeds } from "@/components/creature/creature-deeds";
import { Button } from "@/components/ui/button";
import { encounterTexts } from "@/lib/messages/encounter";

interface EncounterDeedsProps {
  onMore: () => void;
  onDelete: () => void;
}

/** What is done to a whole encounter, at the foot of its sheet. */
export function EncounterDeeds({ onMore, onDelete }: EncounterDeedsProps) {
  return (
    <CreatureDeeds>
      <Button icon="duplicate" onClick={onMore}>
        {encounterTexts.more}
      </Button>
      <Button variant="danger" icon="trash" onClick={onDelete}>
        Delete encounter
      </Button>
    </CreatureDeeds>
  );
}
