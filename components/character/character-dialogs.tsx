import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useResetOnChange } from "@/components/ui/use-reset-on-change";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import type { useCharacterBook } from "./use-character-book";
import type { useOrigins } from "./use-origins";

const [CreateCharacter, preloadCreate] = lazyComponent(
  () => import("./create-character").then((module) => module.CreateCharacter),
  ({ onClose }) => onClose(),
);
const [EditCharacter, preloadEdit] = lazyComponent(
  () => import("./edit-character").then((module) => module.EditCharacter),
  ({ onClose }) => onClose(),
);

/**
 * Which dialog of the character book is open, and what opens each. An editor belongs to its character: where the book leaves that one, it is
 * asked for no more, also when its script comes later or the character is chosen again. The wizard stays: it chooses what it made.
 */
export function useCharacterDialogs(currentId: number | undefined) {
  const [dialog, setDialog] = useState<"create" | "edit" | undefined>(() =>
    tabOnTheWay("make") === "character" ? "create" : undefined,
  );
  useResetOnChange(currentId, () => setDialog((open) => (open === "edit" ? undefined : open)));
  useEffect(() => onTurnTo(({ tabs }) => tabs["make"] === "character" && setDialog("create")), []);
  return {
    dialog,
    close: () => setDialog(undefined),
    create: { ...preloadCreate, onClick: () => setDialog("create") },
    edit: { ...preloadEdit, onClick: () => setDialog("edit") },
  };
}

interface CharacterDialogsProps {
  campaignId: number;
  dialogs: ReturnType<typeof useCharacterDialogs>;
  book: ReturnType<typeof useCharacterBook>;
  origins: ReturnType<typeof useOrigins>;
}

/** The wizard of a new character, and the editor of the current one. */
export function CharacterDialogs({ campaignId, dialogs, book, origins }: CharacterDialogsProps) {
  const { dialog, close } = dialogs;
  return (
    <>
      {dialog === "create" && (
        <CreateCharacter campaignId={campaignId} onKept={book.add} onSaved={book.choose} onClose={close} />
      )}
      {dialog === "edit" && book.current && (
        <EditCharacter characterId={book.current.id} book={book} origins={origins} onClose={close} />
      )}
    </>
  );
}
