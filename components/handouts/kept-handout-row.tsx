import { ShowButton } from "@/components/book/show-button";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LocalTime } from "@/components/ui/text/local-time";
import type { KeptHandout } from "@/lib/model/handout";
import type { Member } from "@/lib/model/member";
import { forWhom } from "./for-whom";
import { HandoutPaper } from "./handout-paper";
import { useChosenHandout } from "./handouts-context";
import styles from "./handouts-page.module.css";
import type { Moving } from "./use-moved-handouts";

interface KeptHandoutRowProps {
  handout: KeptHandout;
  /** The rows among which it is moved. */
  group: readonly KeptHandout[];
  members: readonly Member[];
  moving: Moving;
  busy: boolean;
  onRead: (id: number) => void;
  onOpen: () => void;
}

export function KeptHandoutRow(props: KeptHandoutRowProps) {
  const { handout, group, members, moving, busy, onRead, onOpen } = props;
  const { id, title, image, isSealed, openedFor, openedAt } = handout;
  const { chosen } = useChosenHandout();
  return (
    <li className={classNames(styles["row"], moving.lifted === id && styles["moving"])} data-handout={id}>
      <button
        type="button"
        className={styles["grip"]}
        aria-label={`Move ${title}: space, then arrow keys`}
        aria-pressed={moving.lifted === id}
        {...moving.handlers(handout, group)}
      >
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d="M2.500 3h.01M7.500 3h.01M2.500 8h.01M7.500 8h.01M2.500 13h.01M7.500 13h.01" />
        </svg>
      </button>
      <HandoutPaper image={image} sealed={isSealed} />
      <button
        type="button"
        className={styles["go"]}
        aria-current={id === chosen?.id || undefined}
        onClick={() => onRead(id)}
      >
        <b dir="auto">{title}</b>
        <span className={styles["meta"]}>
          {isSealed ? (
            "nobody but you can see it"
          ) : (
            <>
              {forWhom(openedFor, members)}
              {openedAt && (
                <>
                  , <LocalTime at={openedAt} />
                </>
              )}
            </>
          )}
        </span>
      </button>
      {!isSealed && (
        <span className={styles["show"]}>
          <ShowButton look="short" campaignId={handout.campaignId} place="handout" id={id} what={title} />
        </span>
      )}
      {isSealed && (
        <Button className={styles["quiet"] ?? ""} busy={busy} onClick={onOpen}>
          Break the seal
          <span className="vh"> of {title}</span>
        </Button>
      )}
    </li>
  );
}
