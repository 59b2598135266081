"use client";

import type { BelongingRows } from "@/components/belongings/belongings-page";
import { PrintedBelongings } from "@/components/belongings/printed-belongings";
import { Printed } from "@/components/ui/printed";
import { Prose } from "@/components/ui/prose";
import type { Character } from "@/lib/model/creature";
import type { CharacterClass, CharacterHeritage } from "@/lib/model/origin";
import { ABILITIES, ABILITY_NAME, modifier, signed } from "@/lib/rules/abilities";
import { SKILLS_OF, skillValue } from "@/lib/rules/skills";
import { sheetLine } from "./character-line";
import styles from "./printed-character.module.css";
import { PrintedEnergy } from "./printed-energy";

interface PrintedCharacterProps {
  character: Character;
  race: CharacterHeritage | null | undefined;
  background: CharacterHeritage | null | undefined;
  calling: CharacterClass | null | undefined;
  rows: BelongingRows | undefined;
}

/** A whole character, for paper: the sheet, where they come from, what they own. */
export function PrintedCharacter({ character, race, background, calling, rows }: PrintedCharacterProps) {
  const { name, image, level, armourClass, speed, currentHitPoints, maxHitPoints, description } = character;
  const origins = [race, background, calling].filter((origin) => origin != null);
  const chosenBy = [character, race, background].map((source) =>
    source ? [source.firstSkill, source.secondSkill] : [],
  );
  return (
    <Printed>
      <header className={styles["head"]}>
        <div>
          <h1>{name}</h1>
          <p>{sheetLine(character)}</p>
          <p className={styles["badges"]}>
            <span>Level {level}</span> <span>Armour class {armourClass}</span> <span>Speed {speed}</span>{" "}
            <span>
              Hit points {currentHitPoints}/{maxHitPoints}
            </span>
          </p>
        </div>
        {image && <img src={image} alt="" />}
      </header>
      <table className={styles["abilities"]}>
        <thead>
          <tr>
            <th>Ability</th>
            <th>Score</th>
            <th>Modifier</th>
            <th>Saving throw</th>
            <th>Skills</th>
          </tr>
        </thead>
        <tbody>
          {ABILITIES.map((ability) => (
            <tr key={ability}>
              <th>{ABILITY_NAME[ability]}</th>
              <td>{character.abilities[ability]}</td>
              <td>{signed(modifier(character.abilities[ability]))}</td>
              <td>{signed(character.savingThrows[ability])}</td>
              <td>
                {SKILLS_OF[ability]
                  .map(
                    (skill) =>
                      `${skill} ${signed(skillValue(character.abilities, ability, skill, ...chosenBy))}`,
                  )
                  .join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {description.trim() && (
        <section>
          <h2>Description</h2>
          <Prose text={description} />
        </section>
      )}
      {origins.map(({ id, name: called, description: told, tools, languages }, index) => (
        <section key={`${index} ${id}`}>
          <h2>{called || "Without a name"}</h2>
          <Prose text={told} />
          {tools.length > 0 && <p>Tools: {tools.join(", ")}</p>}
          {languages.length > 0 && <p>Languages: {languages.join(", ")}</p>}
        </section>
      ))}
      {calling && <PrintedEnergy calling={calling} />}
      <PrintedBelongings owner={{ characterId: character.id }} rows={rows} />
    </Printed>
  );
}
