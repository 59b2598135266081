import { FreshDialog } from "@/components/creature/fresh-dialog";
import { characterTexts } from "@/lib/messages/character";
import { characterFormTexts } from "@/lib/messages/character-forms";
import { EditForm } from "./edit-form";
import { loadWhole, type WholeCharacter } from "./save-changes";
import type { useCharacterBook } from "./use-character-book";
import type { useOrigins } from "./use-origins";

interface EditCharacterProps {
  characterId: number;
  book: Pick<ReturnType<typeof useCharacterBook>, "add" | "replace" | "choose" | "onRefused">;
  origins: Pick<ReturnType<typeof useOrigins>, "keep">;
  onClose: () => void;
}

/** The editor of a character; what it makes anew is another one, at which the book opens. */
export function EditCharacter({ characterId, book, origins, onClose }: EditCharacterProps) {
  const { add, replace, choose, onRefused } = book;
  const isAnother = ({ character }: WholeCharacter) => character.id !== characterId;
  const onKept = (whole: WholeCharacter) => {
    if (isAnother(whole)) return add(whole.character);
    replace(whole.character);
    origins.keep(whole);
  };
  const onSaved = (whole: WholeCharacter) => {
    if (isAnother(whole)) choose(whole.character);
    onClose();
  };
  return (
    <FreshDialog
      title={characterFormTexts.editTitle}
      texts={characterTexts}
      read={() => loadWhole(characterId)}
      onRefused={onRefused}
      onClose={onClose}
    >
      {(loaded) => <EditForm loaded={loaded} {...{ onKept, onSaved, onRefused, onClose }} />}
    </FreshDialog>
  );
}
