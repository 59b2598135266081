import { classNames } from "@/components/ui/class-names";
import styles from "./wizard-steps.module.css";

/** Numbered lozenges; those behind are filled. */
export function WizardSteps({ titles, at }: { titles: readonly string[]; at: number }) {
  return (
    <ol className={styles["steps"]}>
      {titles.map((title, index) => (
        <li
          key={title}
          className={classNames(styles["step"], index < at && styles["done"])}
          aria-current={index === at ? "step" : undefined}
        >
          <i aria-hidden="true">
            <span>{index + 1}</span>
          </i>
          <span className={styles["name"]}>{title}</span>
        </li>
      ))}
    </ol>
  );
}
