import { signed } from "@/lib/library/words";
import { ABILITY_LABEL } from "@/lib/rules/abilities";
import { at, entriesOf, type Fields, fieldsOf, isFields, number, text, words } from "./fields";
import type { Actor } from "./foundry-actor";
import { allSaves, skillOf } from "./foundry-figures";
import { SKILLS } from "./foundry-skills";
import { inWords } from "./left-over";
import { table } from "./table";

/** Lines of a stat block of what an actor of Foundry's has as figures and codes. */

/** "Con +6, Wis +6": the saving throws that the actor is trained in. */
export const savesText = (actor: Actor): string =>
  allSaves(actor)
    .filter(({ ability, isTrained, value }) => isTrained || value !== actor.modifiers[ability])
    .map(({ ability, value }) => `${ABILITY_LABEL[ability]} ${signed(value)}`)
    .join(", ");

/** "Perception +10": the skills that the actor is trained in, twice the proficiency where it is an expert. */
export const skillsText = (actor: Actor): string =>
  [...SKILLS]
    .flatMap(([key, [name]]) => {
      const { total, trained, bonus } = skillOf(actor, key);
      return trained > 0 || bonus !== 0 ? [`${name} ${signed(total)}`] : [];
    })
    .join(", ");

const METRE = "m";
/** "30 ft.": lengths in metres are converted as Foundry does, 1.5 m for 5 feet; other units are named. */
export const lengthText = (length: number, units: string): string => {
  if (units === METRE) return `${Math.round((length * 10) / 3)} ft.`;
  return units === "ft" || units === "" ? `${length} ft.` : `${length} ${units}`;
};

const NO_MODES = ["walk", "units", "hover", "special"];
export const speedText = (actor: Actor): string => {
  const movement = fieldsOf(at(actor.system, "attributes", "movement"));
  const units = text(at(movement, "units"));
  const along = (mode: string) => number(at(movement, mode)) ?? 0;
  const others = entriesOf(movement, number)
    .map(([mode]) => mode)
    .filter((mode) => !NO_MODES.includes(mode) && along(mode) > 0)
    .toSorted()
    .map((mode) => `${inWords(mode)} ${lengthText(along(mode), units)}`);
  const hover = at(movement, "hover") === true ? " (hover)" : "";
  const old = text(at(actor.system, "attributes", "speed", "value"));
  const walk = along("walk") === 0 && old ? old : lengthText(along("walk"), units);
  const special = text(at(movement, "special"));
  return [[walk, ...others].join(", ") + hover, special].filter(Boolean).join(", ");
};

const SENSES = ["darkvision", "blindsight", "tremorsense", "truesight"] as const;
export const sensesText = (actor: Actor): string => {
  const senses = fieldsOf(at(actor.system, "attributes", "senses"));
  const units = text(at(senses, "units"));
  const ranges = SENSES.flatMap((sense) => {
    const range = number(at(senses, "ranges", sense)) ?? number(at(senses, sense)) ?? 0;
    return range > 0 ? [`${sense} ${lengthText(range, units)}`] : [];
  });
  const others = [at(senses, "special"), at(actor.system, "traits", "senses")].map(text);
  // What is usual follows from the skill.
  const passive = [...SKILLS].flatMap(([key, [name]]) => {
    const skill = skillOf(actor, key);
    return skill.passive === 10 + skill.total ? [] : [`passive ${name} ${skill.passive}`];
  });
  return [...ranges, ...others, ...passive].filter((one) => one !== "").join(", ");
};

const LANGUAGES = table<string>({
  ALL: "all",
  cant: "Thieves' Cant",
  deep: "Deep Speech",
  sign: "Common Sign Language",
});
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const custom = (trait: Fields): string[] =>
  text(at(trait, "custom"))
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "");
export const languagesText = ({ system }: Actor): string => {
  const languages = fieldsOf(at(system, "traits", "languages"));
  const means = entriesOf(at(languages, "communication"), (one) => (isFields(one) ? one : undefined)).flatMap(
    ([kind, own]) => {
      const range = number(at(own, "value")) ?? 0;
      const units = text(at(own, "units"));
      return range > 0 ? [`${inWords(kind)} ${lengthText(range, units)}`] : [];
    },
  );
  return [
    ...words(at(languages, "value")).map((key) => LANGUAGES.get(key) ?? capitalized(key)),
    ...custom(languages),
    ...means,
  ].join(", ");
};

const PHYSICAL: readonly string[] = ["bludgeoning", "piercing", "slashing"];
const BYPASSES = table<string>({ ada: "adamantine", mgc: "magical", sil: "silvered" });
/** "cold, bludgeoning, piercing, slashing from attacks that aren't magical": kinds of damage, or conditions, and what is said of them. */
export const traitText = ({ system }: Actor, name: string): string => {
  const trait = fieldsOf(at(system, "traits", name));
  const values = words(at(trait, "value"));
  const bypasses = words(at(trait, "bypasses")).map((key) => BYPASSES.get(key) ?? key);
  const physical = values.filter((value) => PHYSICAL.includes(value));
  const isBypassed = bypasses.length > 0 && physical.length > 0;
  const rest = values.filter((value) => !isBypassed || !PHYSICAL.includes(value));
  return [
    ...rest.map((value) =>
      value === "physical" ? `${PHYSICAL.join(", ")} from attacks that aren't magical` : value,
    ),
    ...(isBypassed ? [`${physical.join(", ")} from attacks that aren't ${bypasses.join(" or ")}`] : []),
    ...(isBypassed || bypasses.length === 0 ? [] : [`not of what is ${bypasses.join(" or ")}`]),
    ...custom(trait),
  ].join(", ");
};

const SIZES = table<string>({
  tiny: "Tiny",
  sm: "Small",
  med: "Medium",
  lg: "Large",
  huge: "Huge",
  grg: "Gargantuan",
});
export const sizeOf = (value: unknown): string => SIZES.get(text(value)) ?? text(value);

const SAME_FOR_MANY: readonly string[] = ["fey", "undead"];
const many = (type: string): string =>
  SAME_FOR_MANY.includes(type) ? type : type.replace(/y$/, "ie").concat("s");
/** "aberration", or "swarm of Tiny beasts". */
export const typeOf = ({ system }: Actor): string => {
  const written = text(at(system, "details", "type"));
  const type = fieldsOf(at(system, "details", "type"));
  const value = written || text(at(type, "value"));
  const named = value === "custom" || value === "" ? text(at(type, "custom")) : value;
  const swarm = sizeOf(at(type, "swarm"));
  return swarm ? `swarm of ${swarm} ${many(named)}` : named;
};
