import type { EncounterRecord } from "@/lib/model/creature-record";
import type { Monster, Passage } from "@/lib/model/library";
import { challengeLine, levelOfChallenge } from "@/lib/rules/challenge";
import { SKILLS } from "@/lib/rules/skills";
import { ACTION_TYPE, actionRecord } from "./take-action";

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== "").join(separator);
const labelled = (label: string, value: string): string => value && `${label} ${value}`;
const passageText = ({ name, text }: Passage): string => `${name}. ${text}`;
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Small humanoid (goblinoid), neutral evil". */
const kindLine = ({ size, type, subtype, alignment }: Monster): string =>
  joined([joined([size, type, subtype && `(${subtype})`], " "), alignment], ", ");

/** What the fields of an encounter can't hold, as it is printed. */
const descriptionOf = (monster: Monster): string =>
  joined(
    [
      joined(
        [
          labelled("Challenge", challengeLine(monster.challenge)),
          kindLine(monster),
          `Hit points ${monster.hitPoints}${monster.hitDice && ` (${monster.hitDice})`}`,
          labelled("Speed", monster.speed),
          labelled("Saving throws", monster.saves),
          labelled("Skills", monster.skills),
          labelled("Damage vulnerabilities", monster.vulnerabilities),
          labelled("Damage resistances", monster.resistances),
          labelled("Damage immunities", monster.immunities),
          labelled("Condition immunities", monster.conditionImmunities),
          labelled("Senses", monster.senses),
          labelled("Languages", monster.languages),
        ],
        "\n",
      ),
      ...monster.traits.map(passageText),
    ],
    "\n\n",
  );

/** What is understood but not spoken is one entry, whatever commas it has. */
const languageList = (languages: string): string[] => {
  const [, spoken = "", heard = ""] = /^(.*?)((?:understands\b.*)?)$/s.exec(languages) ?? [];
  return [...spoken.split(/, /), heard]
    .map((one) => one.replace(/,\s*$/, "").trim())
    .filter((one) => one !== "");
};

/** The walking speed is a length alone, wherever it stands: "fly 60 ft., 30 ft." */
const SPEED = /(?:^|,\s?)(?:walk )?(\d+)/i;

/** An encounter of a monster: an ordinary record, whose description holds what has no field of its own. */
export const encounterOf = (monster: Monster): EncounterRecord => {
  const { armourClass, hitPoints, abilities } = monster;
  const named = monster.skills.split(", ");
  const skills = SKILLS.filter((skill) => named.some((one) => one === skill || one.startsWith(`${skill} `)));
  return {
    name: monster.name,
    image: null,
    description: descriptionOf(monster),
    level: levelOfChallenge(monster.challenge),
    speed: Number(SPEED.exec(monster.speed)?.[1] ?? 0),
    armourClass,
    currentHitPoints: hitPoints,
    maxHitPoints: hitPoints,
    temporaryHitPoints: 0,
    abilities,
    firstSkill: skills[0] ?? "",
    secondSkill: skills[1] ?? "",
    race: {
      name: capitalized(joined([monster.type, monster.subtype && `(${monster.subtype})`], " ")),
      description: kindLine(monster),
      firstSkill: "",
      secondSkill: "",
      tools: [],
      languages: languageList(monster.languages),
    },
    items: [],
    spells: [],
    actions: [
      ...monster.actions.map((one) => actionRecord(one, ACTION_TYPE.actions)),
      ...monster.reactions.map((one) => actionRecord(one, ACTION_TYPE.reactions)),
      ...monster.legendary.map((one) => actionRecord(one, ACTION_TYPE.legendary)),
    ],
  };
};
