import { use } from "react";
import { useDice } from "@/components/book/use-dice";
import { Box } from "@/components/ui/box";
import { classNames } from "@/components/ui/class-names";
import { RollerContext } from "@/components/ui/text/roller";
import { Tabs } from "@/components/ui/tabs/tabs";
import { ABILITIES, ABILITY_LABEL, type Ability, modifier, type Scores, signed } from "@/lib/rules/abilities";
import { SKILLS_OF, skillValue } from "@/lib/rules/skills";
import styles from "./skills-box.module.css";

interface SkillsBoxProps {
  scores: Scores;
  /** The skills that each source chose: the creature itself, its race, its background. Undefined while they are loading. */
  sources: readonly (readonly string[])[] | undefined;
}

/** The skills of one ability at a time, and initiative beside those of Dexterity; pressing one rolls it. Chosen ones are red, bold and marked. */
export function SkillsBox({ scores, sources }: SkillsBoxProps) {
  return (
    <Box aria-label="Skills" className={styles["box"]}>
      <Tabs
        label="Skills by ability"
        look="even"
        tabs={ABILITIES.map((ability) => ({
          name: ability,
          label: ABILITY_LABEL[ability],
          panel: <Skills ability={ability} scores={scores} sources={sources} />,
        }))}
      />
    </Box>
  );
}

function Skills({ ability, scores, sources }: SkillsBoxProps & { ability: Ability }) {
  const roller = use(RollerContext);
  const dice = useDice();
  return (
    <ul className={styles["skills"]} aria-busy={sources === undefined}>
      {SKILLS_OF[ability].map((skill) => {
        const value = skillValue(scores, ability, skill, ...(sources ?? []));
        const chosen = sources?.some((source) => source.includes(skill));
        return (
          <li key={skill}>
            <button
              type="button"
              className={classNames(styles["skill"], chosen && styles["chosen"])}
              title={`Roll ${skill}`}
              disabled={sources === undefined}
              data-hold=""
              onClick={() => dice.check({ ...roller, label: skill, modifier: value })}
            >
              <span>{skill}</span>
              {chosen && <span className="vh"> (chosen)</span>}
              <b>{sources ? signed(value) : "…"}</b>
            </button>
          </li>
        );
      })}
      {ability === "dex" && (
        <li>
          <button
            type="button"
            className={styles["skill"]}
            title="Roll Initiative"
            data-hold=""
            onClick={() => dice.check({ ...roller, label: "Initiative", modifier: modifier(scores.dex) })}
          >
            <span>Initiative</span>
            <b>{signed(modifier(scores.dex))}</b>
          </button>
        </li>
      )}
    </ul>
  );
}
