import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { lazyComponent } from "@/components/ui/lazy-component";
import { LocalTime } from "@/components/ui/text/local-time";
import { TextField } from "@/components/ui/form/text-field";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import type { Campaign } from "@/lib/model/campaign";
import { isOwnMachine } from "@/lib/rules/own-machine";
import type { MadeLink } from "./link-maker";
import { QrCode } from "./qr-code";
import { useCopy } from "./use-copy";
import styles from "./way-in.module.css";

const [Bookmarks, preloadBookmarks] = lazyComponent(
  () => import("./printed-bookmarks").then((module) => module.PrintedBookmarks),
  ({ onClose }) => onClose(),
);

interface WayInProps {
  link: MadeLink;
  campaign: Campaign;
  onClose: () => void;
}

/** The address of a link that was just made, as text, as a code and on paper: it is shown here and never again. */
export function WayIn({ link, campaign, onClose }: WayInProps) {
  const { url, uses, expiresAt } = link;
  const { isCopied, copy } = useCopy(url);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Dialog
      title="The way in"
      size="md"
      onClose={onClose}
      foot={
        <>
          <Button
            className={styles["print"] ?? ""}
            icon="printer"
            {...preloadBookmarks}
            onClick={() => setPrinting(true)}
          >
            Print as bookmark
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles["way"]}>
        <div className={styles["plate"]}>
          <QrCode text={url} />
        </div>
        <div className={styles["words"]}>
          <p className={styles["line"]}>
            Whoever follows this may sit down at <bdi>{campaign.name}</bdi>.
          </p>
          <div className={styles["copy"]}>
            <TextField
              label="Address"
              readOnly
              value={url}
              inputClassName="num"
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy()}>
              {isCopied ? "Copied" : "Copy"}
            </Button>
            <span className="vh" role="status">
              {isCopied && inviteLinkTexts.copied}
            </span>
          </div>
          <p className="note num">
            Good for {uses === 1 ? "one person" : `${uses} people`}, until <LocalTime at={expiresAt} />.
          </p>
          {isOwnMachine(url) && <p className={styles["told"]}>{inviteLinkTexts.ownMachine}</p>}
          <p className={styles["told"]}>
            <span>
              The address is shown <b>only now</b>. The book keeps no copy of it; the link can still be
              withdrawn.
            </span>
          </p>
        </div>
      </div>
      {isPrinting && <Bookmarks {...{ link, campaign }} onClose={() => setPrinting(false)} />}
    </Dialog>
  );
}
