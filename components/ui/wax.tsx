import type { ReactNode } from "react";
import type { Condition } from "@/lib/rules/fight-model";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./wax.module.css";

/** What helps whoever has it; all else harms. */
const BOONS = new Set(["blessed", "hasted", "inspired", "invisible", "raging", "shielded", "sanctuary"]);

interface WaxProps {
  tone: "harm" | "boon" | "mind";
  large?: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/** A drop of sealing wax with a word on it. */
export function Wax({ tone, large, title, children }: WaxProps) {
  return (
    <span className={classNames(styles["wax"], styles[tone], large && styles["large"])} title={title}>
      {children}
    </span>
  );
}

export const toneOf = (name: string) => (BOONS.has(name.toLowerCase()) ? "boon" : "harm");

/** Conditions and concentration as they stand beside a name. */
export function Waxes({
  conditions,
  concentration,
}: {
  conditions: Condition[];
  concentration: string | null;
}) {
  return (
    <>
      {concentration !== null && (
        <span
          className={classNames(styles["wax"], styles["mind"], styles["drop"])}
          title={`Concentrates on ${concentration}`}
        >
          <Icon name="flame" />
          <span className="vh">{`concentrates on ${concentration}`}</span>
        </span>
      )}
      {conditions.map(({ name, rounds }) => (
        <Wax key={name} tone={toneOf(name)}>
          {name}
          {rounds !== null && <b>{rounds}</b>}
        </Wax>
      ))}
    </>
  );
}
