import type { LibraryEntries, Passage } from "@/lib/model/library";
import { libraryTexts } from "@/lib/messages/library";
import { ABILITIES, ABILITY_NAME, modifier } from "@/lib/rules/abilities";
import { challengeLine } from "@/lib/rules/challenge";
import styles from "./entry.module.css";
import { Lore, Passages, type TakeAction, Vitals } from "./entry-parts";

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** A speed that is one figure stands among the figures: "30" and "ft."; of several there are none. */
const shortSpeed = (speed: string): [figure: string, unit: string] => {
  const [, figure = "", unit = ""] = /^(\d+) (ft\.)$/.exec(speed) ?? [];
  return [figure, unit];
};

/** What stands in the brackets of "5 (1,800 XP)". */
const inBrackets = (line: string): string =>
  line.includes("(") ? line.slice(line.indexOf("(") + 1, line.lastIndexOf(")")) : "";

interface MonsterEntryProps {
  monster: LibraryEntries["monsters"];
  onTakeAction?: TakeAction | undefined;
}

/** A monster as it is printed. */
export function MonsterEntry({ monster, onTakeAction }: MonsterEntryProps) {
  const subtype = monster.subtype && ` (${monster.subtype})`;
  const sections: [string, readonly Passage[]][] = [
    ["Actions", monster.actions],
    ["Reactions", monster.reactions],
    ["Legendary actions", monster.legendary],
  ];
  return (
    <>
      <p className={styles["line"]}>{`${monster.size} ${monster.type}${subtype}, ${monster.alignment}`}</p>
      <hr className="rule" />
      <Vitals
        facts={[
          ["Armour class", monster.armourClass],
          ["Hit points", monster.hitPoints, monster.hitDice],
          ["Speed", ...shortSpeed(monster.speed)],
          ["Challenge", monster.challenge, inBrackets(challengeLine(monster.challenge))],
        ]}
      />
      <table className={styles["six"]}>
        <caption className="vh">Abilities</caption>
        <thead>
          <tr>
            {ABILITIES.map((ability) => (
              <th key={ability} scope="col">
                <abbr title={ABILITY_NAME[ability]}>{ability}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {ABILITIES.map((ability) => (
              <td key={ability}>
                {monster.abilities[ability]} <small>({signed(modifier(monster.abilities[ability]))})</small>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Lore
        facts={[
          ["Speed", shortSpeed(monster.speed)[0] ? "" : monster.speed],
          ["Saves", monster.saves],
          ["Skills", monster.skills],
          ["Vulnerable", monster.vulnerabilities],
          ["Resistant", monster.resistances],
          ["Immune", monster.immunities],
          ["Never", monster.conditionImmunities],
          ["Senses", monster.senses],
          ["Languages", monster.languages || "—"],
        ]}
      />
      <Passages list={monster.traits} />
      {sections.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title}>
              <h4 className={styles["head"]}>{title}</h4>
              <Passages list={list} onTake={onTakeAction} />
            </section>
          ),
      )}
      <p className={styles["also"]}>
        <span>
          {libraryTexts.alsoBefore} <b>{libraryTexts.alsoWhere}</b>
          {libraryTexts.alsoAfter}
        </span>
      </p>
    </>
  );
}
