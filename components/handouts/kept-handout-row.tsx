import { MoveGrip } from "@/components/book/move-grip";
import { ShowButton } from "@/components/book/show-button";
import type { Moving } from "@/components/book/use-moved-rows";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LocalTime } from "@/components/ui/text/local-time";
import type { KeptHandout } from "@/lib/model/handout";
import type { Member } from "@/lib/model/member";
import { forWhom } from "./for-whom";
import { HandoutPaper } from "./handout-paper";
import { useChosenHandout } from "./handouts-context";
import styles from "./handouts-page.module.css";

interface KeptHandoutRowProps {
  handout: KeptHandout;
  /** The rows among which it is moved. */
  group: readonly KeptHandout[];
  members: readonly Member[] | undefined;
  moving: Moving<KeptHandout>;
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
      <MoveGrip row={handout} {...{ group, moving }} name={title} />
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
