import type { ReactNode } from "react";
import { PrintOnly } from "@/components/ui/print/print-only";
import { Prose } from "@/components/ui/text/prose";
import type { StatBlock } from "@/lib/model/creature";
import { ABILITIES, ABILITY_NAME, modifier, type Scores, signed } from "@/lib/rules/abilities";
import { SKILLS_OF, skillValue } from "@/lib/rules/skills";
import styles from "./printed-creature.module.css";

interface PrintedCreatureProps {
  creature: Omit<StatBlock, "description"> & { image: string | null };
  description: string | undefined;
  savingThrows: Scores;
  /** What it is, below its name. */
  line: string;
  /** The skills that each source chose. */
  skillSources: readonly (readonly string[])[];
  /** Where it comes from: name, text, tools and languages of each. */
  origins: readonly PrintedOrigin[];
  /** What it spends, beside the boxes for hit points and conditions. */
  energy?: ReactNode;
  /** What it owns. */
  children: ReactNode;
}
interface PrintedOrigin {
  name: string;
  description: string;
  tools: readonly string[];
  languages: readonly string[];
}

/** A whole creature, for paper: the sheet with boxes for a pencil, where it comes from, what it owns. */
export function PrintedCreature(props: PrintedCreatureProps) {
  const { creature, description, savingThrows, line, skillSources, origins, energy, children } = props;
  const { name, image, level, armourClass, speed, currentHitPoints, maxHitPoints, abilities } = creature;
  return (
    <PrintOnly>
      <header className={styles["head"]}>
        <div>
          <h1 dir="auto">{name}</h1>
          {line && <p dir="auto">{line}</p>}
          <p className={styles["badges"]}>
            <span>Level {level}</span> <span>Armour class {armourClass}</span> <span>Speed {speed}</span>{" "}
            <span>
              Hit points {currentHitPoints}/{maxHitPoints}
            </span>
          </p>
          <div className={styles["boxes"]}>
            <Blank label="Hit points" note={`of ${maxHitPoints}`} />
            <Blank label="Temporary" />
            <Blank label="Conditions" />
          </div>
        </div>
        {image && <img src={image} alt="" />}
      </header>
      {energy}
      <table className={styles["abilities"]}>
        <thead>
          <tr>
            <th>Ability</th>
            <th>Score</th>
            <th>Modifier</th>
            <th>Save</th>
            <th>Skills</th>
          </tr>
        </thead>
        <tbody>
          {ABILITIES.map((ability) => (
            <tr key={ability}>
              <th>{ABILITY_NAME[ability]}</th>
              <td>{abilities[ability]}</td>
              <td>{signed(modifier(abilities[ability]))}</td>
              <td>{signed(savingThrows[ability])}</td>
              <td>
                {SKILLS_OF[ability]
                  .map(
                    (skill) => `${skill} ${signed(skillValue(abilities, ability, skill, ...skillSources))}`,
                  )
                  .join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles["columns"]}>
        {children}
        {description?.trim() && (
          <section>
            <h2>Description</h2>
            <Prose text={description} />
          </section>
        )}
        {origins.map((origin, index) => (
          <Origin key={index} {...origin} />
        ))}
      </div>
    </PrintOnly>
  );
}

function Origin({ name, description, tools, languages }: PrintedOrigin) {
  if (!name && !description.trim() && tools.length + languages.length === 0) return null;
  return (
    <section>
      <h2 dir="auto">{name || "Without a name"}</h2>
      <Prose text={description} />
      {tools.length > 0 && <p dir="auto">Tools: {tools.join(", ")}</p>}
      {languages.length > 0 && <p dir="auto">Languages: {languages.join(", ")}</p>}
    </section>
  );
}

/** Room for a pencil. */
function Blank({ label, note }: { label: string; note?: string }) {
  return (
    <div className={styles["blank"]}>
      <span>{label}</span>
      {note && <small>{note}</small>}
    </div>
  );
}
