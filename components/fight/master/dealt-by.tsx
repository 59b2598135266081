import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { dealersFor } from "@/lib/rules/fight-dealer";
import { useFightTable } from "@/components/fight/fight-table";
import { Face } from "@/components/fight/order/face";
import styles from "./dealt-by.module.css";
import { useMenu } from "./use-menu";

interface DealtByProps {
  /** The combatant that deals it; null is nobody. */
  by: number | null;
  targets: readonly number[];
  onChoose: (by: number | null) => void;
  /** A tongue above the bar under the thumb, whose menu rises from there. */
  tongue?: boolean | undefined;
}

/** Whose doing the damage is: right by itself most of the time, and otherwise chosen from a menu. */
export function DealtBy({ by, targets, onChoose, tongue }: DealtByProps) {
  const { fight, pictureOf } = useFightTable();
  const { isOpen, toggle, close, frame, button, onKeyDown } = useMenu();
  const dealer = fight.combatants.find(({ id }) => id === by);
  const name = dealer?.name ?? "nobody";

  const choose = (id: number | null) => {
    onChoose(id);
    close();
  };
  const option = (id: number | null, isChosen: boolean) => ({
    role: "menuitemradio",
    "aria-checked": isChosen,
    tabIndex: -1,
    onClick: () => choose(id),
  });
  return (
    <div
      ref={frame}
      className={classNames(styles["frame"], tongue && styles["tongue"])}
      data-tongue={tongue || undefined}
    >
      <button
        ref={button}
        type="button"
        className={styles["by"]}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`Dealt by ${name}; choose somebody else`}
        onClick={toggle}
      >
        <i>by</i>
        {dealer ? (
          <Face one={dealer} src={pictureOf(dealer)} className={styles["face"]} />
        ) : (
          <span className={styles["nobody"]} aria-hidden="true" />
        )}
        <b dir="auto">{name}</b>
        <Icon name="arrow-down" />
      </button>
      {isOpen && (
        <div className={styles["menu"]} role="menu" tabIndex={-1} aria-label="By whom" onKeyDown={onKeyDown}>
          <p role="presentation">Whose doing is it? The log will say so.</p>
          {dealersFor(fight, targets).map((one) => (
            <button key={one.id} type="button" {...option(one.id, one.id === by)}>
              <Face one={one} src={pictureOf(one)} className={styles["face"]} />
              <span dir="auto">{one.name}</span>
              {one.id === fight.turn && <small>has the turn</small>}
            </button>
          ))}
          <hr />
          <button type="button" {...option(null, by === null)}>
            <span className={styles["nobody"]} aria-hidden="true" />
            <span>Nobody</span>
            <small>a fall, the cold</small>
          </button>
        </div>
      )}
    </div>
  );
}
