import { slugOf } from "@/lib/library/slug";
import { ABILITIES, type Ability } from "@/lib/rules/abilities";
import { at, type Fields, fieldsOf, number, text } from "./fields";

/** What an actor or an item holds; it was `data` before Foundry's tenth version. */
export const systemOf = (fields: Fields): Fields => fieldsOf(at(fields, "system") ?? at(fields, "data"));

/** An actor as the texts and attacks of its items refer to it. */
export interface Actor {
  name: string;
  isCharacter: boolean;
  system: Fields;
  items: readonly Fields[];
  /** The names of its items by their ids. */
  itemNames: ReadonlyMap<string, string>;
  level: number;
  /** The challenge rating, or undefined. */
  rating: number | undefined;
  proficiency: number;
  modifiers: Readonly<Record<Ability, number>>;
  spellcasting: Ability | undefined;
  /** What formulas refer to, as far as it was worked out. */
  known: Map<string, number | string | undefined>;
  /** What is being worked out: what refers to itself, or to others that refer to others again and again, is nothing. */
  pending: Set<string>;
  /** Sentences about what its readers met and can't bring in. */
  told: Set<string>;
}

export const asAbility = (value: unknown): Ability | undefined =>
  ABILITIES.find((ability) => ability === value);

/** "unarmored-defense": what formulas and other items name an item by. */
export const identifierOf = (item: Fields): string =>
  text(at(systemOf(item), "identifier")) || slugOf(text(at(item, "name")).slice(0, 200));
/** Whether players don't know yet what an item is: what they know it by stands in fields of its own. */
export const isUnidentified = (item: Fields): boolean => at(systemOf(item), "identified") === false;
export const unidentifiedName = (item: Fields): string =>
  text(at(systemOf(item), "unidentified", "name")) || `Unidentified ${text(at(item, "type"))}`;
export const levelsOf = (item: Fields): number => number(at(systemOf(item), "levels")) ?? 0;
