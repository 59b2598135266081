import { FreshDialog } from "@/components/creature/fresh-dialog";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { EditForm } from "./edit-form";

interface EditEncounterProps {
  encounterId: number;
  onSaved: (encounter: Encounter) => void;
  onClose: () => void;
}

export function EditEncounter({ encounterId, onSaved, onClose }: EditEncounterProps) {
  return (
    <FreshDialog
      title={encounterTexts.editTitle}
      texts={encounterTexts}
      read={() => call(api.encounters.read, { params: { id: encounterId } })}
      onClose={onClose}
    >
      {(stored) => <EditForm stored={stored} onSaved={onSaved} onClose={onClose} />}
    </FreshDialog>
  );
}
