import { useState } from "react";
import { SheetToolbar } from "@/components/creature/sheet-toolbar";
import { Button } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print/print-button";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { idempotently } from "@/lib/client/api/idempotently";
import { toast } from "@/lib/client/page/toast";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import { Rest } from "./rest";

interface CharacterToolbarProps {
  character: Character;
  /** Takes the hit points that a short rest brings back; left out for those who may not change it. */
  onRegain?: ((amount: number) => void) | undefined;
  onDuplicated: (copies: Character[]) => void;
  /** Gets why it could not be duplicated. */
  onRefused: (error: unknown) => void;
  /** Left out for those who may not delete it. */
  onDelete?: (() => void) | undefined;
}

/** What is done to a whole character, at the foot of its sheet. */
export function CharacterToolbar(props: CharacterToolbarProps) {
  const { character, onRegain, onDuplicated, onRefused, onDelete } = props;
  const { busy, run } = useBusy();
  const [post] = useState(() =>
    idempotently((id: number, idempotencyKey) =>
      call(api.characters.duplicate, { params: { id }, body: {}, idempotencyKey }),
    ),
  );
  const duplicate = async () => {
    try {
      onDuplicated(await post(character.id));
      toast.success(characterTexts.duplicated);
    } catch (error) {
      toast.error(characterTexts.duplicateFailed);
      onRefused(error);
    }
  };
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
