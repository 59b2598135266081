import { ABILITIES, type Ability, ABILITY_LABEL, mapAbilities, modifier } from "@/lib/rules/abilities";
import { signed } from "@/lib/library/words";
import { at, type Fields, fieldsOf, list, markup, number, text, words } from "./fields";

/** What Foundry works out of an actor's scores and writes into no file: proficiency, saving throws, skills. */

/** What an actor or an item holds; it was `data` before Foundry's tenth version. */
export const systemOf = (fields: Fields): Fields => fieldsOf(at(fields, "system") ?? at(fields, "data"));

/** An actor as the texts and attacks of its items refer to it. */
export interface Actor {
  name: string;
  system: Fields;
  items: readonly Fields[];
  /** The names of its items by their ids. */
  itemNames: ReadonlyMap<string, string>;
  level: number;
  proficiency: number;
  modifiers: Readonly<Record<Ability, number>>;
  spellcasting: Ability | undefined;
}

export const asAbility = (value: unknown): Ability | undefined =>
  ABILITIES.find((ability) => ability === value);
/** A bonus that is a whole number, as a number or as text; 0 of a formula. */
export const bonusIn = (value: unknown): number => {
  const written = markup(value).trim();
  return /^[+-]? {0,3}\d{1,4}$/.test(written) ? Number(written.replaceAll(" ", "")) : 0;
};

/** Of a challenge rating or of a character's level: 2, and 1 more for each four after the first four. */
const proficiencyOf = (rating: number): number => Math.floor((Math.max(1, rating) + 7) / 4);

export const actorOf = (fields: Fields, isCharacter: boolean): Actor => {
  const system = systemOf(fields);
  const items = list(at(fields, "items")).map(fieldsOf);
  const level =
    number(at(system, "details", "level")) ??
    items
      .filter((item) => at(item, "type") === "class")
      .reduce((sum, item) => sum + (number(at(systemOf(item), "levels")) ?? 0), 0);
  return {
    name: text(at(fields, "name")),
    system,
    items,
    itemNames: new Map(items.map((item) => [markup(at(item, "_id")), text(at(item, "name"))])),
    level: Math.max(1, level),
    proficiency: proficiencyOf(isCharacter ? level : (number(at(system, "details", "cr")) ?? 1)),
    modifiers: mapAbilities((ability) => modifier(number(at(system, "abilities", ability, "value")))),
    spellcasting: asAbility(at(system, "attributes", "spellcasting")),
  };
};

/** "Con +6, Wis +6": the saving throws that the actor is trained in. */
export const savesText = ({ system, proficiency, modifiers }: Actor): string =>
  ABILITIES.flatMap((ability) => {
    const own = fieldsOf(at(system, "abilities", ability));
    if ((number(at(own, "proficient")) ?? 0) < 1) return [];
    const value = modifiers[ability] + proficiency + bonusIn(at(own, "bonuses", "save"));
    return [`${ABILITY_LABEL[ability]} ${signed(value)}`];
  }).join(", ");

export const SKILLS: Readonly<Record<string, readonly [name: string, ability: Ability]>> = {
  acr: ["Acrobatics", "dex"],
  ani: ["Animal Handling", "wis"],
  arc: ["Arcana", "int"],
  ath: ["Athletics", "str"],
  dec: ["Deception", "cha"],
  his: ["History", "int"],
  ins: ["Insight", "wis"],
  itm: ["Intimidation", "cha"],
  inv: ["Investigation", "int"],
  med: ["Medicine", "wis"],
  nat: ["Nature", "int"],
  prc: ["Perception", "wis"],
  prf: ["Performance", "cha"],
  per: ["Persuasion", "cha"],
  rel: ["Religion", "int"],
  slt: ["Sleight of Hand", "dex"],
  ste: ["Stealth", "dex"],
  sur: ["Survival", "wis"],
};

/** "Perception +10": the skills that the actor is trained in, twice the proficiency where it is an expert. */
export const skillsText = ({ system, proficiency, modifiers }: Actor): string =>
  Object.entries(SKILLS)
    .flatMap(([key, [name, usual]]) => {
      const own = fieldsOf(at(system, "skills", key));
      const trained = number(at(own, "value")) ?? 0;
      if (trained < 1) return [];
      const ability = asAbility(at(own, "ability")) ?? usual;
      const value = modifiers[ability] + proficiency * trained + bonusIn(at(own, "bonuses", "check"));
      return [`${name} ${signed(Math.trunc(value))}`];
    })
    .join(", ");

const METRE = "m";
/** "30 ft.": lengths in metres are converted as Foundry does, 1.5 m for 5 feet; other units are named. */
export const lengthText = (length: number, units: string): string => {
  if (units === METRE) return `${Math.round((length * 10) / 3)} ft.`;
  return units === "ft" || units === "" ? `${length} ft.` : `${length} ${units}`;
};

const MODES = ["burrow", "climb", "fly", "swim"] as const;
export const speedText = ({ system }: Actor): string => {
  const movement = fieldsOf(at(system, "attributes", "movement"));
  const units = text(at(movement, "units"));
  const along = (mode: string) => number(at(movement, mode)) ?? 0;
  const others = MODES.filter((mode) => along(mode) > 0).map(
    (mode) => `${mode} ${lengthText(along(mode), units)}`,
  );
  const hover = at(movement, "hover") === true ? " (hover)" : "";
  return [lengthText(along("walk"), units), ...others].join(", ") + hover;
};

const SENSES = ["darkvision", "blindsight", "tremorsense", "truesight"] as const;
export const sensesText = ({ system }: Actor): string => {
  const senses = fieldsOf(at(system, "attributes", "senses"));
  const units = text(at(senses, "units"));
  const ranges = SENSES.flatMap((sense) => {
    const range = number(at(senses, "ranges", sense)) ?? number(at(senses, sense)) ?? 0;
    return range > 0 ? [`${sense} ${lengthText(range, units)}`] : [];
  });
  return [...ranges, text(at(senses, "special"))].filter((one) => one !== "").join(", ");
};

const LANGUAGES: Readonly<Record<string, string>> = {
  ALL: "all",
  cant: "Thieves' Cant",
  deep: "Deep Speech",
  sign: "Common Sign Language",
};
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const custom = (trait: Fields): string[] =>
  text(at(trait, "custom"))
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "");
export const languagesText = ({ system }: Actor): string => {
  const languages = fieldsOf(at(system, "traits", "languages"));
  const telepathy = fieldsOf(at(languages, "communication", "telepathy"));
  const range = number(at(telepathy, "value")) ?? 0;
  return [
    ...words(at(languages, "value")).map((key) => LANGUAGES[key] ?? capitalized(key)),
    ...custom(languages),
    ...(range > 0 ? [`telepathy ${lengthText(range, text(at(telepathy, "units")))}`] : []),
  ].join(", ");
};

const PHYSICAL: readonly string[] = ["bludgeoning", "piercing", "slashing"];
const BYPASSES: Readonly<Record<string, string>> = { ada: "adamantine", mgc: "magical", sil: "silvered" };
/** "cold, bludgeoning, piercing, slashing from attacks that aren't magical": kinds of damage, or conditions, and what is said of them. */
export const traitText = ({ system }: Actor, name: string): string => {
  const trait = fieldsOf(at(system, "traits", name));
  const values = words(at(trait, "value"));
  const bypasses = words(at(trait, "bypasses")).map((key) => BYPASSES[key] ?? key);
  const physical = values.filter((value) => PHYSICAL.includes(value));
  const isBypassed = bypasses.length > 0 && physical.length > 0;
  const rest = values.filter((value) => !isBypassed || !PHYSICAL.includes(value));
  return [
    ...rest.map((value) =>
      value === "physical" ? `${PHYSICAL.join(", ")} from attacks that aren't magical` : value,
    ),
    ...(isBypassed ? [`${physical.join(", ")} from attacks that aren't ${bypasses.join(" or ")}`] : []),
    ...custom(trait),
  ].join(", ");
};

const SIZES: Readonly<Record<string, string>> = {
  tiny: "Tiny",
  sm: "Small",
  med: "Medium",
  lg: "Large",
  huge: "Huge",
  grg: "Gargantuan",
};
export const sizeOf = (value: unknown): string => SIZES[text(value)] ?? "";

const SAME_FOR_MANY: readonly string[] = ["fey", "undead"];
const many = (type: string): string =>
  SAME_FOR_MANY.includes(type) ? type : type.replace(/y$/, "ie").concat("s");
/** "aberration", or "swarm of Tiny beasts". */
export const typeOf = ({ system }: Actor): string => {
  const type = fieldsOf(at(system, "details", "type"));
  const value = text(at(type, "value"));
  const named = value === "custom" || value === "" ? text(at(type, "custom")) : value;
  const swarm = sizeOf(at(type, "swarm"));
  return swarm ? `swarm of ${swarm} ${many(named)}` : named;
};
