import { useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { invalidate } from "@/lib/client/api/invalidate";
import { call, sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { updateQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import styles from "./party.module.css";
import { type PartyBefore, undoRest } from "./undo-rest";

interface RestForAllProps {
  campaignId: number;
  /** As it is on the screen. */
  party: PartyBefore;
}

/** A dungeon master gives the whole party a rest, and can take a long one back. */
export function RestForAll({ campaignId: id, party }: RestForAllProps) {
  const { busy, run } = useBusy();
  const [undo, setUndo] = useState<() => Promise<void>>();
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        toast.error(sentenceOf(error, characterTexts.restFailed));
      }
    });
  const rest = (kind: "short" | "long") =>
    attempt(async () => {
      const rested = await call(api.vitals.restParty, { params: { id }, body: { kind } });
      updateQuery(api.characters.list, { id }, () => rested);
      if (kind === "long") setUndo(() => () => undoRest(party, rested));
      else toast.success(characterTexts.partyPaused);
    });
  return (
    <Box padded aria-label={characterTexts.restForAll} className={styles["rest"]}>
      <h3>{characterTexts.restForAll}</h3>
      <p className="note" role="status">
        {undo ? characterTexts.partyRested(party.characters.length) : characterTexts.restForAllDetail}
      </p>
      {undo ? (
        <div>
          <Button
            busy={busy}
            onClick={() =>
              void attempt(async () => {
                setUndo(undefined);
                await undo();
                await invalidate({ kind: "characters", id: 0, campaignId: id });
                toast.success(characterTexts.restUndone);
              })
            }
          >
            {characterTexts.undoRest}
          </Button>
        </div>
      ) : (
        <div>
          <Button busy={busy} onClick={() => void rest("short")}>
            Short rest
          </Button>
          <Button icon="device-moon" variant="primary" busy={busy} onClick={() => void rest("long")}>
            Long rest
          </Button>
        </div>
      )}
    </Box>
  );
}
