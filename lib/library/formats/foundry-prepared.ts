import { mapAbilities, modifier } from "@/lib/rules/abilities";
import { at, entriesOf, type Fields, fieldsOf, isFields, list, markup, number, put, text } from "./fields";
import { type Actor, asAbility, isUnidentified, levelsOf, systemOf, unidentifiedName } from "./foundry-actor";
import { applyEffects } from "./foundry-effects";

/** Of a challenge rating or of a character's level: 2, and 1 more for each four after the first four. */
const proficiencyOf = (rating: number): number => Math.floor((Math.max(1, rating) + 7) / 4);

const scoresOf = (system: Fields): Pick<Actor, "modifiers" | "spellcasting"> => ({
  modifiers: mapAbilities((ability) => modifier(number(at(system, "abilities", ability, "value")))),
  spellcasting: asAbility(at(system, "attributes", "spellcasting")),
});

const given = (value: unknown) =>
  isFields(value) || Array.isArray(value) ? undefined : (value ?? undefined);
/**
 * Speeds and senses of its kind, where a character has none of its own. They are looked up without being asked for: those that no reader
 * asks for afterwards are told.
 */
const applyRace = ({ system, items, isCharacter }: Actor): void => {
  const race = items.find((item) => at(item, "type") === "race");
  if (!isCharacter || !race) return;
  for (const part of ["movement", "senses"])
    for (const [name, value] of entriesOf(at(systemOf(race), part), given)) {
      const held = fieldsOf(at(system, "attributes", part));
      const own = Object.hasOwn(held, name) ? held[name] : undefined;
      if (own === undefined || own === null || own === "" || own === false)
        put(system, ["attributes", part, name], value);
    }
};

/** What other items' texts call it. */
const nameFor = (item: Fields, isCharacter: boolean): string =>
  isCharacter && isUnidentified(item) ? unidentifiedName(item) : text(at(item, "name"));

/**
 * An actor with the effects that are in force on it.
 * @param isCharacter whether a player plays it: its proficiency follows from its levels
 */
export const actorOf = (fields: Fields, isCharacter: boolean): Actor => {
  const system = systemOf(fields);
  const items = list(at(fields, "items")).map(fieldsOf);
  const classes = items.filter((item) => at(item, "type") === "class");
  const levels = classes.reduce((sum, item) => sum + levelsOf(item), 0);
  const level = number(at(system, "details", "level")) ?? levels;
  const rating = number(at(system, "details", "cr"));
  const actor: Actor = {
    name: text(at(fields, "name")),
    isCharacter,
    system,
    items,
    itemNames: new Map(items.map((item) => [markup(at(item, "_id")), nameFor(item, isCharacter)])),
    level: Math.max(1, level),
    rating,
    proficiency: proficiencyOf(isCharacter ? level : Math.max(rating ?? 1, levels)),
    ...scoresOf(system),
    known: new Map(),
    pending: new Set(),
    told: new Set(),
  };
  applyRace(actor);
  applyEffects(fields, actor);
  return { ...actor, ...scoresOf(system), known: new Map(), pending: new Set() };
};
