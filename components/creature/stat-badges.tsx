import type { ReactNode } from "react";
import styles from "./stat-badges.module.css";

interface StatBadgesProps {
  armourClass: number;
  level: number;
  speed: number;
}

const shapes = {
  shield: [
    "M33 2c8 6 18 8 29 8 1 28-6 48-29 62C10 58 3 38 4 10c11 0 21-2 29-8z",
    "M33 7c7 5 15 7 25 7 0 24-6 41-25 53C14 55 8 38 8 14c10 0 18-2 25-7z",
  ],
  hexagon: ["M33 2l30 17v36L33 72 3 55V19z", "M33 7l26 14.5v31L33 67 7 52.5v-31z"],
  medallion: [
    "M33 3c17 0 30 15 30 34S50 71 33 71 3 56 3 37 16 3 33 3z",
    "M33 7c15 0 26 13 26 30S48 67 33 67 7 54 7 37 18 7 33 7z",
  ],
} as const;

interface PartyBadgesProps {
  armourClass: number;
  /** Undefined until it is known. */
  passivePerception: number | undefined;
  speed: number;
}

/** The smaller ones of the party's page, with their terms below them. */
export function PartyBadges({ armourClass, passivePerception, speed }: PartyBadgesProps) {
  return (
    <dl className={`${styles["badges"]} ${styles["small"]}`}>
      <Badge shape="shield" term={<abbr title="Armour class">AC</abbr>} value={armourClass} />
      <Badge
        shape="medallion"
        term={<abbr title="Passive perception">Perc.</abbr>}
        value={passivePerception ?? "–"}
      />
      <Badge shape="hexagon" term={<abbr title="Speed in feet">Speed</abbr>} value={speed} />
    </dl>
  );
}

/** Armour class on a shield, level on a hexagon, speed on a medallion. */
export function StatBadges({ armourClass, level, speed }: StatBadgesProps) {
  return (
    <dl className={styles["badges"]}>
      <Badge shape="shield" term="AC" value={armourClass} />
      <Badge shape="hexagon" term="Level" value={level} />
      <Badge shape="medallion" term="Speed" value={speed} unit="ft" />
    </dl>
  );
}

interface BadgeProps {
  shape: keyof typeof shapes;
  term: ReactNode;
  value: number | string;
  unit?: string;
}

function Badge({ shape, term, value, unit }: BadgeProps) {
  const [outline, tooling] = shapes[shape];
  return (
    <div className={styles["badge"]}>
      <svg viewBox="0 0 66 74" aria-hidden="true">
        <path d={outline} />
        <path className={styles["tooling"]} d={tooling} />
      </svg>
      <dt>{term}</dt>
      <dd data-long={String(value).length > 2 || undefined}>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}
