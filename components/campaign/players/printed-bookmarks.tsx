import { useId } from "react";
import { accentStyle } from "@/components/book/accent";
import { deviceOf } from "@/components/book/book-cover";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/dialog/modal";
import { PrintOnly } from "@/components/ui/print/print-only";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { Campaign } from "@/lib/model/campaign";
import type { MadeLink } from "./link-maker";
import styles from "./printed-bookmarks.module.css";
import { QrCode } from "./qr-code";

interface BookmarksProps {
  link: MadeLink;
  campaign: Campaign;
}

/** As many as fit on a sheet of A4 and on one of Letter. */
const ON_A_SHEET = 4;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

/** The bookmarks as they will lie on paper, and the button that prints them. */
export function PrintedBookmarks({ onClose, ...bookmarks }: BookmarksProps & { onClose: () => void }) {
  const id = useId();
  return (
    <Modal className={`on-dark ${styles["desk"]}`} aria-labelledby={id} onClose={onClose}>
      <div className={styles["bar"]}>
        <div>
          <h2 className="title" id={id}>
            A bookmark for each of them
          </h2>
          <p>Four on a sheet, to cut along the dashes; a ribbon goes through the eye.</p>
        </div>
        <Button variant="ghost" onClick={onClose}>
          Back to the book
        </Button>
        <Button variant="gilt" icon="printer" data-autofocus onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Sheet {...bookmarks} />
      <PrintOnly alone>
        <Sheet {...bookmarks} />
      </PrintOnly>
    </Modal>
  );
}

function Sheet({ link, campaign }: BookmarksProps) {
  const { data: members = [] } = useQuery(api.campaigns.listMembers, { id: campaign.id });
  const keeper = members.find(({ role }) => role === "creator")?.username;
  return (
    <div className={styles["sheet"]} style={accentStyle(campaign.coverColour)}>
      {Array.from({ length: ON_A_SHEET }, (_, index) => (
        <div key={index} className={styles["mark"]} aria-hidden={index > 0 || undefined}>
          <div className={styles["shape"]}>
            <span className={styles["band"]}>
              <Icon name={deviceOf(campaign.id)} />
            </span>
            <p className={styles["chair"]}>A chair is kept for you at</p>
            <p className={styles["title"]} dir="auto" data-long={campaign.name.length > 30 || undefined}>
              {campaign.name}
            </p>
            {keeper && (
              <p className={styles["chair"]}>
                kept by <bdi>{keeper}</bdi>
              </p>
            )}
            <QrCode text={link.url} className={styles["code"]} />
            <p className={styles["address"]}>{link.url.replace(/^https?:\/\//, "")}</p>
            <p className={styles["until"]}>until {day.format(link.expiresAt)}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
