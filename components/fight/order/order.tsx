import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useNarrow } from "@/components/ui/use-narrow";
import { isCalled } from "@/lib/rules/fight-call";
import type { CombatantView } from "@/lib/model/fight";
import { Face } from "./face";
import { useFightTable } from "@/components/fight/fight-table";
import { HitPointsShown } from "./hit-points-shown";
import { isDown, whoIsNext } from "./in-order";
import styles from "./order.module.css";
import { Waxes } from "@/components/ui/wax";

export interface Choosing {
  /** Who is chosen. */
  chosen: readonly number[];
  /** Whether several are being chosen: each press takes one in or out. */
  several: boolean;
  choose: (id: number) => void;
  pick: (id: number) => void;
}

interface OrderProps {
  /** Absent where nobody can be chosen. */
  choosing?: Choosing;
  /** What stands below a name while several are chosen. */
  under?: (one: CombatantView) => React.ReactNode;
}

const step = (event: KeyboardEvent<HTMLElement>, by: number) => {
  event.preventDefault();
  const row = event.currentTarget.closest("li");
  const next = by > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  next?.querySelector<HTMLElement>("[data-row]")?.focus();
};

/** Whoever is missing while initiative is called for stands above the order. */
const hasPlace = ({ kind, initiative }: CombatantView) => kind === "row" || initiative !== null;

/** The order of turns. Its head stays where it is; the one whose turn it is stays in view. */
export function Order({ choosing, under }: OrderProps) {
  const { fight, runs } = useFightTable();
  const { combatants } = fight;
  const now = useRef<HTMLLIElement>(null);
  const next = whoIsNext(fight);
  const isNarrow = useNarrow();

  // Again where the page turns out to be narrow: what stands above and below the order then is taller.
  useEffect(() => {
    if (fight.turn === null) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    now.current?.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  }, [fight.turn, isNarrow]);

  return (
    <ol className={styles["order"]} aria-label="Order of turns">
      {(runs && isCalled(fight) ? combatants.filter(hasPlace) : combatants).map((one) => {
        const hasTurn = one.id === fight.turn;
        return (
          <li
            key={one.id}
            ref={hasTurn ? now : undefined}
            className={classNames(styles["fighter"], one.kind === "row" && styles["free"])}
            data-now={hasTurn || undefined}
            data-hidden={one.isHidden || undefined}
            data-down={isDown(one) || undefined}
            data-chosen={choosing?.chosen.includes(one.id) || undefined}
            aria-current={hasTurn ? "step" : undefined}
          >
            <div className={styles["slip"]}>
              <Row one={one} isNext={one.id === next?.id && !hasTurn} choosing={choosing} />
            </div>
            {under?.(one)}
          </li>
        );
      })}
    </ol>
  );
}

function Row({
  one,
  isNext,
  choosing,
}: {
  one: CombatantView;
  isNext: boolean;
  choosing: Choosing | undefined;
}) {
  const { pictureOf } = useFightTable();
  const isChosen = choosing?.chosen.includes(one.id) ?? false;
  const contents = (
    <>
      <span className={styles["initiative"]}>
        {one.initiative ?? "–"}
        <span className="vh">{one.initiative === null ? "no initiative yet" : ""}</span>
      </span>
      <Face one={one} src={pictureOf(one)} />
      <span className={styles["who"]}>
        <span className={styles["name"]} dir="auto">
          <span className={isDown(one) && one.kind !== "character" ? styles["struck"] : undefined}>
            {one.name}
          </span>
        </span>
        <Marks one={one} isNext={isNext} />
        <Waxes conditions={one.conditions} concentration={one.concentration} />
      </span>
      <HitPointsShown one={one} />
    </>
  );
  if (!choosing) return <div className={styles["row"]}>{contents}</div>;
  const press = (event: MouseEvent) => {
    if (choosing.several || event.shiftKey || event.ctrlKey || event.metaKey) choosing.pick(one.id);
    else choosing.choose(one.id);
  };
  return (
    <>
      <button
        type="button"
        data-row=""
        className={styles["row"]}
        aria-pressed={isChosen}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") step(event, 1);
          if (event.key === "ArrowUp") step(event, -1);
          if (event.key === " ") {
            event.preventDefault();
            choosing.pick(one.id);
          }
        }}
      >
        {contents}
      </button>
      <button
        type="button"
        className={classNames(styles["pick"], choosing.several && styles["ticking"])}
        aria-label={`${one.name} with others`}
        aria-pressed={choosing.several && isChosen}
        onClick={() => choosing.pick(one.id)}
      >
        {choosing.several && <span className={styles["tick"]}>{isChosen && <Icon name="check" />}</span>}
      </button>
    </>
  );
}

function Marks({ one, isNext }: { one: CombatantView; isNext: boolean }) {
  return (
    <>
      {isNext && <span className={styles["mark"]}>next</span>}
      {one.isReady && <span className={styles["mark"]}>ready</span>}
      {/* Where hit points are shown as a word, that says so already. */}
      {isDown(one) && one.state !== "down" && <span className={styles["soft"]}>down</span>}
      {one.isHidden && (
        <span className={styles["soft"]}>
          <Icon name="eye-off" />
          hidden
        </span>
      )}
      {one.isUnnamed && !one.isHidden && <span className={styles["soft"]}>unnamed</span>}
    </>
  );
}
