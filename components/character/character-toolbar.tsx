import { useEffect, useRef, useState } from "react";
import { SheetToolbar } from "@/components/creature/sheet-toolbar";
import { Button } from "@/components/ui/button";
import { isInUse } from "@/components/ui/in-use";
import { PrintButton } from "@/components/ui/print/print-button";
import { useBusy } from "@/components/ui/use-busy";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { duplicateCharacter } from "@/lib/client/mutations/characters";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import { Rest } from "./rest";

interface CharacterToolbarProps {
  character: Character;
  /** Takes the hit points that a short rest brings back; left out for those who may not change it. */
  onRegain?: ((amount: number) => void) | undefined;
  /** `leads` where the book may turn to the copy. */
  onDuplicated: (copies: Character[], leads: boolean) => void;
  /** Gets why it could not be duplicated. */
  onRefused: (error: unknown) => void;
  /** Left out for those who may not delete it. */
  onDelete?: (() => void) | undefined;
}

/** What is done to a whole character, at the foot of its sheet. */
export function CharacterToolbar(props: CharacterToolbarProps) {
  const { character, onRegain, onDuplicated, onRefused, onDelete } = props;
  const { busy, run } = useBusy();
  const { id, campaignId } = character;
  const [post] = useState(() => idempotently(duplicateCharacter));
  const shownId = useRef<number>(undefined);
  useEffect(() => {
    shownId.current = id;
    return () => {
      shownId.current = undefined;
    };
  }, [id]);
  const duplicate = () =>
    attemptOrThrow(() => post(campaignId, { params: { id }, body: {} }), {
      failed: characterTexts.duplicateFailed,
      sentence: "unsaid",
      done: characterTexts.duplicated,
    }).then((copies) => onDuplicated(copies, shownId.current === id && !isInUse()), onRefused);
  return (
    <SheetToolbar what="character" onDelete={onDelete}>
      {onRegain && <Rest character={character} onRegain={onRegain} onRefused={onRefused} />}
      <PrintButton />
      <Button icon="duplicate" busy={busy} onClick={() => void run(duplicate)}>
        Duplicate
      </Button>
    </SheetToolbar>
  );
}
