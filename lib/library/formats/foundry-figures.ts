import { ABILITIES, type Ability } from "@/lib/rules/abilities";
import { at, code, type Fields, fieldsOf, has, markup, number, text } from "./fields";
import { type Actor, asAbility, identifierOf, levelsOf, systemOf } from "./foundry-actor";
import { figureOf, type Lookup, withValues } from "./foundry-formula";
import { scaleOf } from "./foundry-scale";
import { SKILLS } from "./foundry-skills";
import { table } from "./table";

/** What Foundry works out of an actor's scores and writes into no file: saving throws, skills, difficulties, and what formulas refer to. */

const LONGEST_FORMULA = 200;
export const CANNOT = (what: string) =>
  `“${what.slice(0, 120)}” can't be worked out here, and stands as it is.`;

/** A bonus as a figure; 0 of what can't be worked out, which is told. */
export const bonusIn = (actor: Actor, value: unknown): number => {
  const written = markup(value).trim();
  if (written === "" || written === "0") return 0;
  const figure = figureOf(withValues(written.slice(0, LONGEST_FORMULA), lookupOf(actor)));
  if (figure === undefined)
    actor.told.add(`A bonus of “${written.slice(0, 120)}” is left out: it can't be worked out here.`);
  return Math.trunc(figure ?? 0);
};
const bonusAt = (actor: Actor, ...path: string[]): number => bonusIn(actor, at(actor.system, ...path));

const saveOf = (actor: Actor, ability: Ability): { value: number; isTrained: boolean } => {
  const own = fieldsOf(at(actor.system, "abilities", ability));
  const isTrained = (number(at(own, "proficient")) ?? 0) >= 1;
  const bonus = bonusIn(actor, at(own, "bonuses", "save")) + bonusAt(actor, "bonuses", "abilities", "save");
  return { value: actor.modifiers[ability] + (isTrained ? actor.proficiency : 0) + bonus, isTrained };
};

interface Skill {
  total: number;
  passive: number;
  /** 0, 0.5, 1, or 2 of an expert. */
  trained: number;
  bonus: number;
}
export const skillOf = (actor: Actor, key: string): Skill => {
  const own = fieldsOf(at(actor.system, "skills", key));
  const trained = number(at(own, "value")) ?? 0;
  const usual = SKILLS.get(key)?.[1] ?? "dex";
  // Of a skill that no line has, an ability that is not the usual one is told.
  const isSeen = (ability: string) => ability === usual || (trained > 0 && asAbility(ability) !== undefined);
  const ability = asAbility(code(own, "ability", isSeen)) ?? usual;
  const bonus =
    bonusIn(actor, at(own, "bonuses", "check")) + bonusAt(actor, "abilities", ability, "bonuses", "check");
  const general =
    bonusAt(actor, "bonuses", "abilities", "check") + bonusAt(actor, "bonuses", "abilities", "skill");
  const total = Math.trunc(actor.modifiers[ability] + actor.proficiency * trained + bonus + general);
  return { total, passive: 10 + total + bonusIn(actor, at(own, "bonuses", "passive")), trained, bonus };
};

/** What a spell or a breath of the ability is resisted at. */
export const difficultyOf = (actor: Actor, ability: Ability | undefined): number =>
  8 +
  actor.proficiency +
  (ability === undefined ? 0 : actor.modifiers[ability]) +
  bonusAt(actor, "bonuses", "spell", "dc");

export const initiativeOf = (actor: Actor): { total: number; isUsual: boolean } => {
  const own = fieldsOf(at(actor.system, "attributes", "init"));
  const ability = asAbility(at(own, "ability")) ?? "dex";
  const bonus =
    bonusIn(actor, at(own, "bonus")) +
    (typeof at(own, "bonus") === "string" ? 0 : bonusIn(actor, at(own, "value")));
  const total = actor.modifiers[ability] + bonus + bonusAt(actor, "bonuses", "abilities", "check");
  return { total, isUsual: total === actor.modifiers.dex };
};

/** The ability that an actor casts by: of a class's spell the class's. */
export const castingOf = (actor: Actor, item: Fields): Ability | undefined => {
  const system = systemOf(item);
  const source = text(at(system, "sourceItem")).replace(/^class:/, "") || text(at(system, "sourceClass"));
  const owner = actor.items.find((one) => source !== "" && identifierOf(one) === source);
  return (
    asAbility(at(system, "ability")) ??
    (owner && asAbility(at(systemOf(owner), "spellcasting", "ability"))) ??
    actor.spellcasting
  );
};

const abilityValue = (actor: Actor, name: string, part: string): number | undefined => {
  const ability = asAbility(name);
  if (!ability) return undefined;
  const { value } = saveOf(actor, ability);
  const values = table({
    mod: actor.modifiers[ability],
    dc: difficultyOf(actor, ability),
    attack: actor.modifiers[ability] + actor.proficiency,
    save: value,
    "save.value": value,
  });
  return values.get(part);
};
const skillValue = (actor: Actor, key: string, part: string): number | undefined => {
  if (!SKILLS.has(key)) return undefined;
  const { total, passive } = skillOf(actor, key);
  const values = table({ total, mod: total, passive });
  return values.get(part);
};
const classValue = (actor: Actor, name: string, part: string): number | undefined => {
  const own = actor.items.find(
    (item) => ["class", "subclass"].includes(text(at(item, "type"))) && identifierOf(item) === name,
  );
  if (!own || part !== "levels") return undefined;
  const identifier = text(at(systemOf(own), "classIdentifier"));
  const parent = actor.items.find(
    (item) => at(item, "type") === "class" && identifierOf(item) === identifier,
  );
  return levelsOf(parent ?? own);
};
const castingValue = (actor: Actor, part: string): number | undefined => {
  const ability = actor.spellcasting;
  const mod = ability === undefined ? 0 : actor.modifiers[ability];
  const values = table({
    dc: difficultyOf(actor, ability),
    mod,
    attack: mod + actor.proficiency,
  });
  return values.get(part);
};

/** A figure or a text of the file; a formula that is stored there is worked out. */
const stored = (actor: Actor, path: readonly string[]): number | string | undefined => {
  const value = at(actor.system, ...path);
  if (typeof value === "number") return value;
  const written = typeof value === "string" ? text(value).slice(0, LONGEST_FORMULA) : "";
  if (!written.includes("@")) return written || undefined;
  return figureOf(withValues(written, lookupOf(actor)));
};
type Worked = number | string | undefined;
const proficiencyOf = ({ proficiency }: Actor) => proficiency;
const initiativeTotal = (actor: Actor) => initiativeOf(actor).total;
/** What one name refers to. */
const NAMED = table<(actor: Actor) => Worked>({
  prof: proficiencyOf,
  "prof.flat": proficiencyOf,
  "attributes.prof": proficiencyOf,
  "attributes.spelldc": (actor) => castingValue(actor, "dc"),
  "attributes.spellmod": (actor) => castingValue(actor, "mod"),
  "attributes.init.total": initiativeTotal,
  "attributes.init.mod": initiativeTotal,
  "details.level": ({ level }) => level,
  name: ({ name }) => name,
});
const workedOut = (actor: Actor, path: string): Worked => {
  const named = NAMED.get(path);
  if (named) return named(actor);
  const [first = "", second = "", ...rest] = path.split(".");
  const part = rest.join(".");
  if (first === "abilities" && part !== "value") return abilityValue(actor, second, part);
  if (first === "skills" && part !== "value") return skillValue(actor, second, part);
  if (first === "classes" || first === "subclasses") return classValue(actor, second, part);
  if (first === "scale") return scaleOf(actor, [second, ...rest]);
  if (path.startsWith("attributes.spell.") && !has(actor.system, "attributes", "spell", part))
    return castingValue(actor, part);
  return stored(actor, path.split("."));
};

const LONGEST_VALUE = 100;
/** References within references; those of Foundry's own records are three or four deep, and each takes room on the stack. */
const MOST_PENDING = 30;
/** What formulas and texts of an actor refer to: its own figures, and those that Foundry works out of them. */
export const lookupOf =
  (actor: Actor): Lookup =>
  (path) => {
    const { known, pending } = actor;
    if (known.has(path)) return known.get(path);
    if (pending.has(path) || pending.size >= MOST_PENDING) return undefined;
    pending.add(path);
    const value = workedOut(actor, path);
    pending.delete(path);
    known.set(path, typeof value === "string" && value.length > LONGEST_VALUE ? undefined : value);
    return known.get(path);
  };
/** As `lookupOf`, with `@mod` and `@item`. */
export const lookupFor = (actor: Actor, item: Fields, ability: Ability | undefined): Lookup => {
  const own = lookupOf(actor);
  return (path) => {
    if (path === "mod") return ability === undefined ? 0 : actor.modifiers[ability];
    if (!path.startsWith("item.")) return own(path);
    const value = at(systemOf(item), ...path.split(".").slice(1));
    if (typeof value === "number") return value;
    const written = typeof value === "string" ? value.slice(0, LONGEST_FORMULA) : "";
    return figureOf(withValues(written, own)) ?? (written.includes("@") ? undefined : written || undefined);
  };
};
export const allSaves = (actor: Actor) =>
  ABILITIES.map((ability) => ({ ability, ...saveOf(actor, ability) }));
