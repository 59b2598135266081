import { FreshDialog } from "@/components/creature/fresh-dialog";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { encounterTexts } from "@/lib/messages/encounter";
import { encounterFormTexts } from "@/lib/messages/encounter-forms";
import type { Encounter } from "@/lib/model/creature";
import { EditForm } from "./edit-form";
import type { useEncounterBook } from "./use-encounter-book";
import type { useWholeEncounter } from "./use-whole-encounter";

interface EditEncounterProps {
  encounterId: number;
  book: Pick<ReturnType<typeof useEncounterBook>, "replace" | "choose" | "onRefused">;
  wholeOne: Pick<ReturnType<typeof useWholeEncounter>, "keep">;
  /** Another one was made in its place. */
  onMade: (encounter: Encounter) => void;
  onClose: () => void;
}

/** The editor of an encounter; what it makes anew is another one, at which the book opens. */
export function EditEncounter({ encounterId, book, wholeOne, onMade, onClose }: EditEncounterProps) {
  const { replace, choose, onRefused } = book;
  const onKept = (encounter: Encounter) => {
    if (encounter.id !== encounterId) return onMade(encounter);
    replace(encounter);
    wholeOne.keep(encounter);
  };
  const onSaved = (encounter: Encounter) => {
    if (encounter.id !== encounterId) choose(encounter);
    onClose();
  };
  return (
    <FreshDialog
      title={encounterFormTexts.editTitle}
      texts={encounterTexts}
      read={() => call(api.encounters.read, { params: { id: encounterId } })}
      onRefused={onRefused}
      onClose={onClose}
    >
      {(stored) => <EditForm stored={stored} {...{ onKept, onSaved, onRefused, onClose }} />}
    </FreshDialog>
  );
}
