import type { Die } from "@/lib/rules/dice";
import styles from "./die-shape.module.css";

type Face = readonly [side: "body" | "shade" | "light", path: string];

const faces: Record<Die, readonly Face[]> = {
  4: [
    ["body", "M20 4L37 34H3z"],
    ["shade", "M20 4L37 34 20 26z"],
    ["light", "M20 4L3 34l17-8z"],
  ],
  6: [
    ["body", "M20 3l15 8.5v17L20 37 5 28.5v-17z"],
    ["shade", "M20 20l15-8.5v17L20 37z"],
    ["light", "M20 3l15 8.5L20 20 5 11.5z"],
  ],
  8: [
    ["body", "M20 2l16 18-16 18L4 20z"],
    ["shade", "M7 24l13 14 13-14z"],
    ["light", "M20 2L7 24h26z"],
  ],
  10: [
    ["body", "M20 2l17 16v5L20 38 3 23v-5z"],
    ["shade", "M20 27l17-4-17 15L3 23z"],
    ["light", "M20 2l8 21-8 4-8-4z"],
  ],
  12: [
    ["body", "M20 2l11 3.6 6.8 9.3v11L31 35l-11 3.5L9 35 2.2 26V15L9 5.6z"],
    ["shade", "M13 31h14l4 4-11 3.5L9 35zM27 31l4.5-12.5 6.3-3.6v11L31 35z"],
    ["light", "M20 10l11.5 8.5L27 31H13L8.5 18.5z"],
  ],
  20: [
    ["body", "M20 2l16 9v18l-16 9-16-9V11z"],
    ["shade", "M10 26L4 29l16 9 16-9-6-3-10 12z"],
    ["light", "M20 2L10 26h20z"],
  ],
  100: [
    ["body", "M13 6l12 12v4L13 33 1 22v-4z"],
    ["light", "M13 6l6 16-6 3-6-3z"],
    ["body", "M27 6l12 12v4L27 33 15 22v-4z"],
    ["shade", "M27 25l12-3-12 11-12-11z"],
    ["light", "M27 6l6 16-6 3-6-3z"],
  ],
};

/** `plain` leaves out the inner edges, for a number to stand on the die. */
export function DieShape({ die, plain = false }: { die: Die; plain?: boolean }) {
  // The edges of the two that make a D100 would run through the number.
  const shown = plain && die === 100 ? 10 : die;
  return (
    <svg className={styles["shape"]} data-plain={plain} viewBox="0 0 40 40" aria-hidden="true">
      {faces[shown].map(([side, path]) => (
        <path key={path} className={styles[side]} d={path} />
      ))}
    </svg>
  );
}
