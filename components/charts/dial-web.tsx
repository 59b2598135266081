import { classNames } from "@/components/ui/class-names";
import { ABILITIES, ABILITY_NAME, figure, type Scores, signed } from "@/lib/rules/abilities";
import styles from "./dial-web.module.css";
import drawing from "./radar-drawing.module.css";
import { RadarShape, RadarWeb } from "./radar-drawing";
import type { Range } from "./radar-shape";

interface DialWebProps {
  kind: "scores" | "saves";
  values: Scores;
  range: Range;
  /** bare: the shape alone, dashed, to lie over another web. */
  bare?: boolean;
  className?: string | undefined;
}

export const CAPTIONS = { scores: "Ability scores", saves: "Saving throws" } as const;
const prints = { scores: figure, saves: signed } as const;

/** A radar that lies on its side: the first axis at the upper left, the others follow clockwise. */
export function DialWeb({ kind, values, range, bare, className }: DialWebProps) {
  const figures = ABILITIES.map((ability) => values[ability]);
  const spoken = ABILITIES.map((ability) => `${ABILITY_NAME[ability]} ${prints[kind](values[ability])}`);
  return (
    <svg
      className={classNames(styles["web"], drawing[kind], bare && styles["bare"], className)}
      viewBox="-5 -5 110 110"
      role="img"
      aria-label={`${CAPTIONS[kind]}: ${spoken.join(", ")}`}
    >
      <g transform="rotate(-30 50 50)">
        {!bare && <RadarWeb axes={figures.length} />}
        <RadarShape values={figures} range={range} />
      </g>
    </svg>
  );
}

/** The same six numbers for those who don't see it. */
export function SixNumbers({ kind, values }: Pick<DialWebProps, "kind" | "values">) {
  return (
    <table className="vh">
      <caption>{CAPTIONS[kind]}</caption>
      <tbody>
        {ABILITIES.map((ability) => (
          <tr key={ability}>
            <th scope="row">{ABILITY_NAME[ability]}</th>
            <td>{prints[kind](values[ability])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
