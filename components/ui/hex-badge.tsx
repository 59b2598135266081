import { classNames } from "./class-names";
import styles from "./hex-badge.module.css";

/** A damage type. Those that everybody knows have their colour; others are brown. */
function HexBadge({ type }: { type: string }) {
  return (
    <span dir="auto" className={classNames(styles["hex"], styles[`type-${type.trim().toLowerCase()}`])}>
      {type}
    </span>
  );
}

/** Up to three damage types in a row; further ones are in the text for screen readers. */
export function HexBadges({ types, max = 3 }: { types: readonly string[]; max?: number }) {
  if (types.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label="Damage types">
      {types.slice(0, max).map((type, index) => (
        <li key={`${index} ${type}`}>
          <HexBadge type={type} />
        </li>
      ))}
      {types.length > max && <li className="vh">{types.slice(max).join(", ")}</li>}
    </ul>
  );
}
