import { FreshDialog } from "@/components/creature/fresh-dialog";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { encounterTexts } from "@/lib/messages/encounter";
import { encounterFormTexts } from "@/lib/messages/encounter-forms";
import type { Encounter } from "@/lib/model/creature";
import { EditForm } from "./edit-form";

interface EditEncounterProps {
  encounterId: number;
  onKept: (encounter: Encounter) => void;
  /** Gets why it could not be opened or saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

export function EditEncounter({ encounterId, onKept, onRefused, onClose }: EditEncounterProps) {
  return (
    <FreshDialog
      title={encounterFormTexts.editTitle}
      texts={encounterTexts}
      read={() => call(api.encounters.read, { params: { id: encounterId } })}
      onRefused={onRefused}
      onClose={onClose}
    >
      {(stored) => <EditForm stored={stored} onKept={onKept} onRefused={onRefused} onClose={onClose} />}
    </FreshDialog>
  );
}
