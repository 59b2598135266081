import { classNames } from "@/components/ui/class-names";
import { inkSeedOf } from "@/components/fight/ink-seed";
import { Portrait } from "@/components/ui/picture/portrait";
import type { CombatantView } from "@/lib/model/fight";
import styles from "./face.module.css";

interface FaceProps {
  one: Pick<CombatantView, "characterId" | "kind" | "name">;
  src: string | null | undefined;
  className?: string | undefined;
}

/** A small picture beside a name: round for the party, square for whom they meet, a lozenge for a reminder. */
export function Face({ one, src, className }: FaceProps) {
  if (one.kind === "row")
    return <span className={classNames(styles["lozenge"], className)} aria-hidden="true" />;
  return (
    <span
      className={classNames(styles["face"], one.kind !== "character" && styles["foe"], className)}
      aria-hidden="true"
    >
      <Portrait name={one.name} id={inkSeedOf(one)} src={src} shape="round" />
    </span>
  );
}
