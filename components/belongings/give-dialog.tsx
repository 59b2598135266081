import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Portrait } from "@/components/ui/picture/portrait";
import { useBusy } from "@/components/ui/use-busy";
import { attempt, untilDone } from "@/lib/client/mutations/attempt";
import { giveItem } from "@/lib/client/mutations/belongings";
import { giveTexts } from "@/lib/messages/belonging-dialogs";
import type { Belonging } from "@/lib/model/belonging";
import { hasItem } from "./has-item";
import styles from "./give-dialog.module.css";

/** A character that an item can be given to. */
export interface Receiver {
  id: number;
  campaignId: number;
  name: string;
  image: string | null;
}

interface GiveDialogProps {
  item: Belonging;
  receivers: readonly Receiver[];
  onGiven: () => void;
  onClose: () => void;
}

/** Asks to whom an item goes: one tap gives it. */
export function GiveDialog({ item, receivers, onGiven, onClose }: GiveDialogProps) {
  const { busy, run } = useBusy();
  const [chosen, choose] = useState<number>();
  const give = ({ id, campaignId, name }: Receiver) =>
    run(async () => {
      choose(id);
      const given = { params: { id: item.id }, body: { characterId: id } };
      const work = untilDone(() => giveItem(campaignId, given), hasItem(id, item.id));
      const isGiven = await attempt(work, {
        failed: giveTexts.failed,
        gone: giveTexts.gone,
        done: giveTexts.given(item.name, name),
        about: "give",
      });
      if (!isGiven) return;
      onGiven();
      onClose();
    });
  // The answer would close what was opened in its place.
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      title={giveTexts.title(item.name)}
      size="sm"
      onClose={close}
      foot={<Button onClick={close}>Cancel</Button>}
    >
      <ul className={styles["receivers"]} aria-label={giveTexts.toWhom}>
        {receivers.map((receiver, index) => (
          <li key={receiver.id}>
            <button
              type="button"
              data-autofocus={index === 0 ? "" : undefined}
              aria-busy={busy && chosen === receiver.id}
              aria-disabled={busy || undefined}
              onClick={() => void give(receiver)}
            >
              <Portrait name={receiver.name} src={receiver.image} id={receiver.id} shape="round" />
              <b dir="auto">{receiver.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
