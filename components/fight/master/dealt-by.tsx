import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { dealersFor } from "@/lib/rules/fight-dealer";
import { useFightTable } from "@/components/fight/fight-table";
import { Face } from "@/components/fight/order/face";
import styles from "./dealt-by.module.css";

interface DealtByProps {
  /** The combatant that deals it; null is nobody. */
  by: number | null;
  targets: readonly number[];
  onChoose: (by: number | null) => void;
  /** A tongue above the bar under the thumb, whose menu rises from there. */
  tongue?: boolean | undefined;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Whose doing the damage is: right by itself most of the time, and otherwise chosen from a menu. */
export function DealtBy({ by, targets, onChoose, tongue }: DealtByProps) {
  const { fight, pictureOf } = useFightTable();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
  const dealer = fight.combatants.find(({ id }) => id === by);
  const name = dealer?.name ?? "nobody";

  useEffect(() => {
    if (!isOpen) return;
    frame.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (id: number | null) => {
    onChoose(id);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const all = items();
    const at = all.findIndex((one) => one === document.activeElement);
    all[step(at, all.length - 1)]?.focus();
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
        onClick={() => setOpen(!isOpen)}
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
