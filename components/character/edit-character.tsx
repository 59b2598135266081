import { FreshDialog } from "@/components/creature/fresh-dialog";
import { characterTexts } from "@/lib/messages/character";
import { characterFormTexts } from "@/lib/messages/character-forms";
import { EditForm } from "./edit-form";
import { loadWhole, type WholeCharacter } from "./save-changes";

interface EditCharacterProps {
  characterId: number;
  onKept: (whole: WholeCharacter) => void;
  /** Gets why it could not be opened or saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

export function EditCharacter({ characterId, onKept, onRefused, onClose }: EditCharacterProps) {
  return (
    <FreshDialog
      title={characterFormTexts.editTitle}
      texts={characterTexts}
      read={() => loadWhole(characterId)}
      onRefused={onRefused}
      onClose={onClose}
    >
      {(loaded) => <EditForm loaded={loaded} onKept={onKept} onRefused={onRefused} onClose={onClose} />}
    </FreshDialog>
  );
}
