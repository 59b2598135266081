import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { clearShown } from "@/lib/client/mutations/shown";
import { shownTexts } from "@/lib/messages/shown-page";
import { placeInWords } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import styles from "./shown-page-link.module.css";

interface ShownPageLinkProps {
  campaignId: number;
  page: ShownPage;
  /** Who shows may also take away. */
  mayTakeAway: boolean;
  onGo: () => void;
}

/** The lasting way to what was shown last, beside the ribbons; on narrow screens above the page. */
export function ShownPageLink({ campaignId, page, mayTakeAway, onGo }: ShownPageLinkProps) {
  const { busy, run } = useBusy();
  const takeAway = () =>
    run(() => {
      const work = () => clearShown(campaignId, { params: { id: campaignId } });
      return attempt(work, { failed: shownTexts.takeAwayFailed, done: shownTexts.takenAway, about: "shown" });
    });
  const text = shownTexts.lies(placeInWords(page.place));
  return (
    <div className={`on-dark ${styles["line"]}`} data-toasts-below="">
      <button
        type="button"
        className={styles["go"]}
        aria-label={`${text}. ${shownTexts.go}`}
        title={text}
        onClick={onGo}
      >
        <Icon name="show" className={styles["icon"]} />
        <span className={styles["text"]}>{text}</span>
      </button>
      {mayTakeAway && (
        <IconButton
          icon="close"
          label={shownTexts.takeAway}
          aria-busy={busy}
          onClick={() => void takeAway()}
        />
      )}
    </div>
  );
}
