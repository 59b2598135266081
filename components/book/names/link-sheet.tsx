import { useState } from "react";
import { LinksHere } from "@/components/book/links-here";
import { useGoToHit } from "@/components/book/use-go-to-hit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { linkTexts } from "@/lib/messages/links";
import { LinkCard } from "./link-card";
import type { Rested } from "./use-rested-link";
import styles from "./link-cards.module.css";

interface LinkSheetProps {
  campaignId: number;
  rested: Rested;
  onClose: () => void;
}

/** The card of a link that was pressed long, with what can be done from there. */
export function LinkSheet({ campaignId, rested, onClose }: LinkSheetProps) {
  const go = useGoToHit();
  const [isAsked, setAsked] = useState(false);
  const { kind, id, title } = rested;
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => setAsked(true)}>{linkTexts.there}</Button>
          <Button variant="primary" onClick={() => go({ kind, id, title }, false)}>
            {linkTexts.go}
          </Button>
        </>
      }
    >
      <div className={styles["sheet"]}>
        <LinkCard campaignId={campaignId} rested={rested} />
      </div>
      {isAsked && <LinksHere campaignId={campaignId} kind={kind} id={id} name={title} />}
    </Dialog>
  );
}
