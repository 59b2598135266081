import { useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { restParty } from "@/lib/client/mutations/characters";
import { restoreFocus } from "@/lib/client/page/restore-focus";
import { characterTexts } from "@/lib/messages/character";
import styles from "./party.module.css";
import type { PartyBefore, undoOf } from "./undo-rest";

interface RestForAllProps {
  campaignId: number;
  /** As it is on the screen. */
  party: PartyBefore;
}

/** A dungeon master gives the whole party a rest, and can take a long one back. */
export function RestForAll({ campaignId: id, party }: RestForAllProps) {
  const { busy, run } = useBusy();
  /** After a long rest; without `undo` it restored nothing. */
  const [after, setAfter] = useState<{ undo: ReturnType<typeof undoOf> }>();
  const undo = after?.undo;
  const failed = characterTexts.restFailed;
  const rest = (kind: "short" | "long") =>
    run(async () => {
      const work = () => restParty(id, { params: { id }, body: { kind } });
      // Comes while the party rests; without it the rest stays.
      const undoing = kind === "long" ? import("./undo-rest").catch(() => undefined) : undefined;
      const rested = await attempt(work, {
        failed,
        ...(kind === "short" && { done: characterTexts.partyPaused }),
      });
      const parts = await undoing;
      if (rested && parts) setAfter((earlier) => ({ undo: parts.undoOf(party, rested, earlier?.undo) }));
    });
  const takeBack = (undone: () => Promise<void>, button: Element) =>
    run(() => {
      const work = () =>
        undone().then(() => {
          restoreFocus(button);
          setAfter(undefined);
        });
      return attempt(work, { failed, done: characterTexts.restUndone });
    });
  return (
    <Box padded aria-label={characterTexts.restForAll} className={styles["rest"]}>
      <h3>{characterTexts.restForAll}</h3>
      <p className="note" role="status">
        {after ? characterTexts.partyRested(party.characters.length) : characterTexts.restForAllDetail}
      </p>
      <div>
        <Button busy={busy} onClick={() => void rest("short")}>
          Short rest
        </Button>
        <Button icon="device-moon" variant="primary" busy={busy} onClick={() => void rest("long")}>
          Long rest
        </Button>
        {undo && (
          <Button busy={busy} onClick={({ currentTarget }) => void takeBack(undo, currentTarget)}>
            {characterTexts.undoRest}
          </Button>
        )}
      </div>
    </Box>
  );
}
