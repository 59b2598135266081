import { classNames } from "@/components/ui/class-names";
import styles from "./radar-drawing.module.css";
import { cornersOf, type Range, ringOf } from "./radar-shape";

const INNER_RINGS = [0.25, 0.5, 0.75];

interface RadarDrawingProps {
  values: readonly number[];
  range: Range;
  kind: "scores" | "saves";
}

/** The radar as SVG, with the lines of the chart: it comes with the page, before any script does. */
export function RadarDrawing({ values, range, kind }: RadarDrawingProps) {
  return (
    <svg className={classNames(styles["radar"], styles[kind])} viewBox="0 0 100 100" aria-hidden="true">
      <RadarWeb axes={values.length} />
      <RadarShape values={values} range={range} />
    </svg>
  );
}

/** Rings and axes, in a field of 100 by 100. */
export function RadarWeb({ axes }: { axes: number }) {
  const outer = ringOf(axes);
  return (
    <>
      <polygon className={styles["outer"]} points={outer.join(" ")} />
      {INNER_RINGS.map((share) => (
        <polygon key={share} className={styles["inner"]} points={ringOf(axes, share).join(" ")} />
      ))}
      {outer.map((corner) => (
        <polyline key={corner} className={styles["inner"]} points={`50,50 ${corner}`} />
      ))}
    </>
  );
}

/** What the values span on it. */
export function RadarShape({ values, range }: Pick<RadarDrawingProps, "values" | "range">) {
  const corners = cornersOf(range, values);
  return (
    <>
      <polygon className={styles["values"]} points={corners.join(" ")} />
      {corners.map((corner, axis) => {
        const [x, y] = corner.split(",");
        return <circle key={axis} className={styles["point"]} cx={x} cy={y} />;
      })}
    </>
  );
}
