import { useRef, useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { isAmbiguous } from "@/lib/client/api/failures";
import { REPEATED_WITHIN } from "@/lib/client/api/send-once";
import { attempt, attemptOrThrow } from "@/lib/client/mutations/attempt";
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
  /** As it was at a press whose answer got lost: the party on the screen may be rested since. */
  const lost = useRef<{ party: PartyBefore; at: number }>(undefined);
  const undo = after?.undo;
  const failed = characterTexts.restFailed;
  const give = (kind: "short" | "long") => restParty(id, { params: { id }, body: { kind } });
  const pause = () => run(() => attempt(() => give("short"), { failed, done: characterTexts.partyPaused }));
  const rest = () =>
    run(async () => {
      // Comes while the party rests; without it the rest stays.
      const undoing = import("./undo-rest").catch(() => undefined);
      const { current: first } = lost;
      // What is pressed again by then repeats the same rest; later it is another one, and what happened since is not to be taken back.
      const before = first && Date.now() - first.at < REPEATED_WITHIN ? first.party : party;
      lost.current = undefined;
      const rested = await attemptOrThrow(() => give("long"), { failed }).catch((error: unknown) => {
        if (isAmbiguous(error)) lost.current = { party: before, at: Date.now() };
      });
      const parts = await undoing;
      if (rested && parts) setAfter((earlier) => ({ undo: parts.undoOf(before, rested, earlier?.undo) }));
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
        <Button busy={busy} onClick={() => void pause()}>
          Short rest
        </Button>
        <Button icon="device-moon" variant="primary" busy={busy} onClick={() => void rest()}>
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
