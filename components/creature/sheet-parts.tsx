import { useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./thumb-bar.module.css";

/** The parts of a sheet, by the attribute that marks them. */
const PARTS = [
  ["dial", "Dial"],
  ["skills", "Skills"],
  ["deeds", "What I do"],
] as const;
type Part = (typeof PARTS)[number][0];

const elementOf = (part: Part) => document.querySelector<HTMLElement>(`[data-sheet-part="${part}"]`);

/** The last part that begins in the upper half of the window. */
const partInSight = (): Part => {
  const begun = PARTS.filter(([part]) => {
    const { top = Number.POSITIVE_INFINITY } = elementOf(part)?.getBoundingClientRect() ?? {};
    return top < window.innerHeight / 2;
  });
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  return (isAtEnd && window.scrollY > 0 ? PARTS.at(-1) : begun.at(-1))?.[0] ?? "dial";
};

/** Three words that lead to the parts of a sheet which is longer than the window. */
export function SheetParts() {
  const [inSight, setInSight] = useState<Part>("dial");
  useEffect(() => {
    const look = () => setInSight(partInSight());
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return (
    <nav className={styles["parts"]} aria-label="On this sheet">
      {PARTS.map(([part, word]) => (
        <button
          key={part}
          type="button"
          className={classNames(part === inSight && styles["here"])}
          aria-current={part === inSight || undefined}
          onClick={() => elementOf(part)?.scrollIntoView()}
        >
          {word}
        </button>
      ))}
    </nav>
  );
}
