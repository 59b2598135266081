import { classNames } from "@/components/ui/class-names";
import type { FightView } from "@/lib/model/fight";
import { isCalled, withoutInitiative } from "@/lib/rules/fight-call";
import styles from "./volvelle.module.css";

interface VolvelleProps {
  round: number;
  /** Whose turn it is, counted from 0; -1 while nobody is seen to have it. */
  at: number;
  turns: number;
  /** While initiative is called for: how many have theirs, in place of the round. */
  called?: number | undefined;
  small?: boolean | undefined;
}

/** Around the rim twenty scallops. */
const DISC =
  "M77.5 40Q80.300 45.300 76.200 49.700Q77.500 55.500 72.500 58.800Q72.200 64.700 66.500 66.500Q64.700 72.200 58.800 72.500Q55.500 77.500 49.700 76.200Q45.300 80.300 40 77.500Q34.700 80.300 30.300 76.200Q24.500 77.500 21.300 72.500Q15.300 72.200 13.500 66.500Q7.800 64.700 7.500 58.800Q2.500 55.500 3.800 49.700Q-.3 45.300 2.500 40Q-.3 34.700 3.800 30.300Q2.500 24.500 7.500 21.200Q7.800 15.300 13.500 13.500Q15.300 7.800 21.200 7.500Q24.500 2.500 30.300 3.800Q34.700 -.3 40 2.500Q45.300 -.3 49.700 3.800Q55.500 2.500 58.800 7.500Q64.700 7.800 66.500 13.500Q72.200 15.300 72.500 21.200Q77.500 24.500 76.200 30.300Q80.300 34.700 77.500 40z";
/** More marks than these would touch each other. */
const MOST_MARKS = 32;

const placeOf = (index: number, turns: number) => {
  const angle = (2 * Math.PI * index) / turns - Math.PI / 2;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { x: rounded(40 + 32 * Math.cos(angle)), y: rounded(40 + 32 * Math.sin(angle)) };
};

/** The turning paper disc of old almanacs: the round as its number, a mark for each turn. */
function Volvelle({ round, at, turns, called, small }: VolvelleProps) {
  const marks = turns <= MOST_MARKS ? turns : 0;
  const said =
    called !== undefined
      ? `Initiative is called: ${called} of ${turns} have theirs`
      : at < 0
        ? `Round ${round}`
        : `Round ${round}, turn ${at + 1} of ${turns}`;
  return (
    <div className={classNames(styles["volvelle"], small && styles["small"])} role="img" aria-label={said}>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <path className={styles["disc"]} d={DISC} />
        {Array.from({ length: marks }, (_, index) => {
          const { x, y } = placeOf(index, turns);
          return index === at ? (
            <rect
              key={index}
              className={styles["now"]}
              x={x - 4}
              y={y - 4}
              width="8"
              height="8"
              transform={`rotate(45 ${x} ${y})`}
            />
          ) : (
            <circle
              key={index}
              className={styles[index < (called ?? at) ? "past" : "todo"]}
              cx={x}
              cy={y}
              r="2.4"
            />
          );
        })}
      </svg>
      <p aria-hidden="true">
        <b>{called ?? round}</b>
        <span>{called === undefined ? "round" : `of ${turns}`}</span>
      </p>
    </div>
  );
}

type Turning = Pick<FightView, "state" | "round" | "turn" | "combatants">;

/** The disc of a fight that runs. Reminders have no initiative of their own, and aren't counted while it is called for. */
export function FightVolvelle({ fight, small }: { fight: Turning; small?: boolean }) {
  const { round, turn, combatants } = fight;
  const creatures = combatants.filter(({ kind }) => kind !== "row").length;
  const disc = isCalled(fight)
    ? { turns: creatures, called: creatures - withoutInitiative(combatants).length }
    : { turns: combatants.length };
  return (
    <Volvelle {...disc} round={round} at={combatants.findIndex(({ id }) => id === turn)} small={small} />
  );
}
