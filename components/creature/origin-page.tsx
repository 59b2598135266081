import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Prose } from "@/components/ui/text/prose";
import { Skeleton } from "@/components/ui/skeleton";
import { signed } from "@/lib/rules/abilities";
import { MOST_SKILLS, SKILL_BONUS } from "@/lib/rules/skills";
import styles from "./origin-page.module.css";
import { ProficiencyBox } from "./proficiency-box";

interface ShownOrigin {
  name: string;
  description: string;
  /** Of a race or background; each gives its bonus. */
  firstSkill?: string;
  secondSkill?: string;
  tools: readonly string[];
  languages: readonly string[];
}

interface OriginPageProps {
  /** "Race", "Background", "Class". */
  kind: string;
  /** Null where there is none, undefined while it is loading. */
  origin: ShownOrigin | null | undefined;
  texts: { loading: string; none: string; noProficiencies: string };
  /** Between the text and the proficiencies. */
  children?: ReactNode;
}

/** What a creature is by birth, upbringing or training. */
export function OriginPage({ kind, origin, texts, children }: OriginPageProps) {
  if (origin === undefined) return <Skeleton text={texts.loading} />;
  if (origin === null) return <EmptyState icon="scroll" text={texts.none} />;
  const chosen = [origin.firstSkill, origin.secondSkill].filter(
    (skill) => skill !== undefined && skill !== "",
  );
  // The same one twice gives its bonus once.
  const skills = [...new Set(chosen)];
  return (
    <>
      <p className="label">{kind}</p>
      <h2 className={styles["title"]} dir="auto">
        {origin.name || "Unnamed"}
      </h2>
      <div className={styles["text"]}>
        <Prose text={origin.description} />
      </div>
      {skills.length > 0 && (
        <ul className={styles["pluses"]} aria-label={`Skills of the ${kind.toLowerCase()}`}>
          {skills.slice(0, MOST_SKILLS).map((skill) => (
            <li key={skill} className={styles["plus"]}>
              <b>{signed(SKILL_BONUS)}</b>
              {skill}
            </li>
          ))}
        </ul>
      )}
      {children}
      <ProficiencyBox tools={origin.tools} languages={origin.languages} none={texts.noProficiencies} />
    </>
  );
}
